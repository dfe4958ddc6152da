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
      .def_readonly("puzzle", &Canon::puzzle, "The puzzle that stands for all of them.")
      .def_readonly("is_transposed", &Canon::is_transposed, "Whether rows became columns first.")
      .def_readonly("rows", &Canon::rows, "Then row i is the one that was row rows[i], counted from 0.")
      .def_readonly("columns", &Canon::columns, "Column i is the one that was column columns[i].")
      .def_readonly("digits", &Canon::digits, "What each digit becomes.")
      .def_readonly("automorphisms", &Canon::automorphisms,
                    "How many rearrangements give the puzzle itself; 2**64 - 1 stands for as many or more.")
      .def("__str__", &text_of)
      .def("__repr__", [](const Canon& canon) { return "<Canon: " + text_of(canon) + ">"; });
  puzzle.def(
      "canon", &canon,
      "Its canonical form: rows may be exchanged within a band and bands as a whole, columns likewise, rows "
      "and columns\nmay change places where boxes are square, and digits may be renamed. Raises InputError "
      "where a rule forbids that.\n\n"
      ">>> a, b = quadrille.Puzzle('12..............'), quadrille.Puzzle('..34............')\n"
      ">>> str(a.canon()) == str(b.canon())\n"
      "True\n");
}

}  // namespace quadrille::python
