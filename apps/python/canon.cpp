// Puzzle.canon.
#include "sudoku/canon/canonical_form.h"

#include <pybind11/stl.h>

#include <map>

#include "python/bindings.h"
#include "python/interrupt.h"

namespace quadrille::python {

namespace {

/// The canonical form of a puzzle, which all puzzles share that differ only in the order of rows, columns and
/// digits.
struct Canon {
  SharedPuzzle puzzle;
  bool is_transposed;
  std::vector<int> rows, columns;  // counted from 0
  std::map<int, int> digits;
  std::uint64_t automorphisms;
};

Canon canon(const Puzzle& puzzle) {
  const auto form = value_of(without_lock([&] { return sudoku::canonical_form(puzzle); }));
  const sudoku::Rearrangement& how = form.how;
  std::map<int, int> digits;
  for (std::size_t digit = 1; digit < how.digits.size(); ++digit)
    digits.emplace(static_cast<int>(digit), how.digits[digit]);
  return {std::make_shared<Puzzle>(puzzle_of(form, puzzle)),
          how.is_transposed,
          how.rows,
          how.columns,
          std::move(digits),
          form.automorphisms};
}

std::string text_of(const Canon& canon) { return py::str(py::cast(canon.puzzle)); }

}  // namespace

void add_canon(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module) {
  py::class_<Canon>(module, "Canon",
                    "A canonical form. Printed, it is one line of text, the same for all equivalent puzzles.")
      .def_readonly("puzzle", &Canon::puzzle, "The representative of all equivalent puzzles.")
      .def_readonly("is_transposed", &Canon::is_transposed, "Whether rows and columns are exchanged first.")
      .def_readonly("rows", &Canon::rows,
                    "Row i of the form is row rows[i] of the puzzle after that, counted from 0.")
      .def_readonly("columns", &Canon::columns,
                    "Column i of the form is column columns[i] of the puzzle after that.")
      .def_readonly("digits", &Canon::digits, "The digit that replaces each digit.")
      .def_readonly(
          "automorphisms", &Canon::automorphisms,
          "The number of rearrangements that map the puzzle to itself; 2**64 - 1 means at least as many.")
      .def("__str__", &text_of)
      .def("__repr__", [](const Canon& canon) { return "<Canon: " + text_of(canon) + ">"; });
  puzzle.def("canon", &canon,
             "Its canonical form: rows may be exchanged within a band and bands as a whole, columns "
             "likewise, rows and columns\nmay change places if boxes are square, and digits may be renamed. "
             "Raises InputError if a rule forbids that.\n\n>>> a, b = quadrille.Puzzle('12..............'), "
             "quadrille.Puzzle('..34............')\n>>> str(a.canon()) == str(b.canon())\nTrue\n");
}

}  // namespace quadrille::python
