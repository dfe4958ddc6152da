// quadrille.solve_many: hundreds of thousands of grids in one call.
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <span>

#include "formats/shapes.h"
#include "python/arguments.h"
#include "python/bindings.h"
#include "python/many.h"
#include "python/sentences.h"
#include "sudoku/solve/grid_solver.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::python {

namespace {

using sudoku::GridSolver;
using Bytes = py::array_t<std::uint8_t, py::array::c_style>;

// The number of grids that a thread takes at a time.
constexpr std::size_t kFewestAtATime = 1024;
constexpr std::size_t kMostAtATime = 65'536;

/// The result of solve_many.
struct Answers {
  py::object counts;     // an array or a list
  py::object solutions;  // likewise, or None
  py::list bad;          // the indices of rows that are no grids
};

struct ManyOptions {
  std::uint64_t limit;
  int threads;
  bool lenient;  // rows that are no grids are listed, and have no solutions
};

/// Solves the grids in parts, each by the next free thread.
template <class Cell>
void solve_parts(const Puzzle& kind, const GridSolver::Row<Cell>& grids, const ManyOptions& options,
                 std::uint64_t* counts, Cell* digits) {
  const auto cells = static_cast<std::size_t>(kind.cell_count());
  const std::size_t part = std::clamp<std::size_t>(
      grids.count / static_cast<std::size_t>(options.threads) / 4 + 1, kFewestAtATime, kMostAtATime);
  in_parts(grids.count, part, options.threads, [&](const StopToken& stop) {
    return [&, solver = GridSolver(kind, stop)](std::size_t begin, std::size_t count) mutable {
      const std::span<Cell> room =
          digits == nullptr ? std::span<Cell>() : std::span<Cell>(digits + begin * cells, count * cells);
      solver.solve_many(GridSolver::Row<Cell>{grids.first + begin * grids.stride, grids.stride, count},
                        options.limit, {counts + begin, count}, room);
    };
  });
}

/// The kind of the grids: the given puzzle, or the usual one with that many cells.
Puzzle kind_for(const std::optional<Puzzle>& kind, std::size_t cells) {
  if (kind) {
    if (static_cast<std::size_t>(kind->cell_count()) != cells)
      raise_input_error(say::kCellsOfGrids(cells, kind->cell_count()));
    return *kind;
  }
  for (int size = 1; size <= sudoku::kMostSymbols; ++size) {
    if (static_cast<std::size_t>(size) * static_cast<std::size_t>(size) != cells) continue;
    Puzzle usual(size);
    const sudoku::BoxShape boxes = sudoku::usual_boxes(size);
    if (boxes.rows > 0) value_of(usual.set_boxes(boxes.rows, boxes.columns));
    return usual;
  }
  raise_input_error(say::kNoSquare(cells));
}

/// The integers of an array as bytes, a row for each grid; numbers beyond a byte become 255.
Bytes bytes_of(const py::array& array) {
  const char kind = array.dtype().kind();
  if (kind != 'i' && kind != 'u' && kind != 'b')
    throw py::type_error(say::kTypeOfGrids(py::str(array.dtype()).cast<std::string>()));
  py::object rows = array;
  if (array.ndim() == 3) rows = array.attr("reshape")(array.shape(0), array.shape(1) * array.shape(2));
  if (array.ndim() < 2 || array.ndim() > 3) throw py::type_error(say::kNotGrids());
  if (array.itemsize() != 1 || kind == 'i')
    rows = py::module_::import("numpy").attr("where")(
        rows.attr("__ge__")(0).attr("__and__")(rows.attr("__le__")(255)), rows, 255);
  return Bytes::ensure(rows.attr("astype")("uint8"));
}

/// The indices of the grids that could not be read; their counts become 0.
py::list take_bad_grids(std::uint64_t* counts, std::size_t count) {
  py::list bad;
  for (std::size_t i = 0; i < count; ++i) {
    if (counts[i] != GridSolver::kBadGrid) continue;
    counts[i] = 0;
    bad.append(i);
  }
  return bad;
}

[[noreturn]] void refuse_grid(const py::array& array, std::size_t grid, const Puzzle& kind) {
  const py::object numbers = array[py::int_(grid)].attr("reshape")(-1).attr("tolist")();
  for (const py::handle number : numbers) {
    const bool is_digit = py::bool_(py::int_(0).attr("__le__")(number)) &&
                          py::bool_(py::int_(kind.size()).attr("__ge__")(number));
    if (!is_digit) raise_input_error(say::kBadDigitOfGrid(grid, shown(number), kind.size()));
  }
  raise_input_error(say::kBadTextOfGrid(grid));
}

Answers solve_array(const py::array& array, const std::optional<Puzzle>& puzzle, const ManyOptions& options,
                    bool wants_solutions) {
  const Bytes grids = bytes_of(array);
  const auto count = static_cast<std::size_t>(grids.shape(0));
  const auto cells = static_cast<std::size_t>(grids.shape(1));
  const Puzzle kind = kind_for(puzzle, cells);
  py::array_t<std::uint64_t> counts(grids.shape(0));
  Bytes solutions = wants_solutions ? Bytes({grids.shape(0), grids.shape(1)}) : Bytes();
  auto* const digits = wants_solutions ? solutions.mutable_data() : nullptr;
  if (digits != nullptr) std::fill_n(digits, count * cells, std::uint8_t{0});
  solve_parts<std::uint8_t>(kind, {grids.data(), cells, count}, options, counts.mutable_data(), digits);
  const py::list bad = take_bad_grids(counts.mutable_data(), count);
  if (!bad.empty() && !options.lenient) refuse_grid(array, bad[0].cast<std::size_t>(), kind);
  if (!wants_solutions) return {counts, py::none(), bad};
  if (array.ndim() == 3) return {counts, solutions.attr("reshape")(array.attr("shape")), bad};
  return {counts, solutions, bad};
}

/// The length of all texts: of the first one or, in lenient calls, of the kind's grids or of the first text
/// whose length is a square, so that a broken first row does not decide for all.
std::size_t length_of_grids(const std::vector<std::string_view>& texts, const std::optional<Puzzle>& kind,
                            bool lenient) {
  constexpr std::size_t kUsual = 81;
  if (texts.empty()) return kUsual;
  if (!lenient) return texts.front().size();
  if (kind) return static_cast<std::size_t>(kind->cell_count());
  const auto found = std::ranges::find_if(texts, [](std::string_view text) {
    std::size_t side = 1;
    while (side * side < text.size()) ++side;
    return side * side == text.size();
  });
  return found == texts.end() ? kUsual : found->size();
}

/// texts: all of the same length. Returns their grids one after another.
Answers solve_texts(const std::vector<std::string_view>& texts, const std::optional<Puzzle>& puzzle,
                    const ManyOptions& options, bool wants_solutions) {
  const std::size_t cells = length_of_grids(texts, puzzle, options.lenient);
  const Puzzle kind = kind_for(puzzle, cells);
  std::string all;
  all.reserve(texts.size() * cells);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const bool fits = texts[i].size() == cells;
    if (!fits && !options.lenient) raise_input_error(say::kBadTextOfGrid(i));
    all += fits ? std::string(texts[i]) : std::string(cells, '?');
  }
  std::vector<std::uint64_t> counts(texts.size());
  std::string digits(wants_solutions ? all.size() : 0, ' ');
  solve_parts<char>(kind, {all.data(), cells, texts.size()}, options, counts.data(),
                    wants_solutions ? digits.data() : nullptr);
  const py::list bad = take_bad_grids(counts.data(), counts.size());
  if (!bad.empty() && !options.lenient) raise_input_error(say::kBadTextOfGrid(bad[0].cast<std::size_t>()));
  py::list solutions;
  for (std::size_t i = 0; wants_solutions && i < counts.size(); ++i)
    solutions.append(counts[i] == 0 ? py::object(py::none()) : py::str(digits.substr(i * cells, cells)));
  return {py::cast(counts), wants_solutions ? py::object(solutions) : py::none(), bad};
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.empty()) lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// Whether the list is one of texts: by its first element or, in lenient calls, by any.
bool has_text(const py::list& list, bool lenient) {
  for (const py::handle element : list) {
    if (py::isinstance<py::str>(element)) return true;
    if (!lenient) break;
  }
  return false;
}

py::object to_pandas(const Answers& answers) {
  py::dict columns;
  columns["count"] = answers.counts;
  py::object solutions = answers.solutions;
  if (py::hasattr(solutions, "tolist")) solutions = py::list(solutions);
  if (!solutions.is_none()) columns["solution"] = solutions;
  return py::module_::import("pandas").attr("DataFrame")(columns);
}

Answers solve_many(py::object grids, const std::optional<Puzzle>& kind, std::uint64_t limit, int threads,
                   bool solutions, bool lenient) {
  if (limit == 0) raise_input_error(sudoku::say::kLimitIsZero());
  check_threads(threads);
  const ManyOptions options{limit, threads, lenient};
  if (py::isinstance<py::bytes>(grids)) {
    const auto text = grids.cast<std::string_view>();
    return solve_texts(lines_of(text), kind, options, solutions);
  }
  if (!py::isinstance<py::str>(grids) && py::hasattr(grids, "dtype") && py::hasattr(grids, "to_numpy") &&
      py::str(grids.attr("dtype")).cast<std::string>() == "object")
    grids = grids.attr("tolist")();  // a pandas column of texts
  if (py::isinstance<py::list>(grids) && (py::len(grids) == 0 || has_text(grids, lenient))) {
    std::vector<std::string_view> texts;
    for (const py::handle text : grids) {
      py::detail::make_caster<std::string_view> caster;
      const bool is_text = py::isinstance<py::str>(text) && caster.load(text, false);
      if (!is_text && !lenient) raise_input_error(say::kBadTextOfGrid(texts.size()));
      texts.push_back(is_text ? py::detail::cast_op<std::string_view>(caster) : std::string_view());
    }
    return solve_texts(texts, kind, options, solutions);
  }
  if (py::isinstance<py::str>(grids)) throw py::type_error(say::kNotGrids());
  const auto array = py::array::ensure(grids);
  if (!array) throw py::type_error(say::kNotGrids());  // rows of different lengths, say
  return solve_array(array, kind, options, solutions);
}

}  // namespace

void add_solve_many(py::module_& module) {
  py::class_<Answers>(module, "Answers", "The result of solve_many: arrays for an array, lists for texts.")
      .def_readonly("counts", &Answers::counts,
                    "The number of solutions of each grid, counted up to the limit.")
      .def_readonly("solutions", &Answers::solutions,
                    "A solution of each grid: a row of an array, zeros if there is none; or a text, or None.")
      .def_readonly("bad", &Answers::bad,
                    "The indices of rows that are no grids, if they were allowed; their count is 0.")
      .def("to_pandas", &to_pandas, "The same as a DataFrame with the columns count and solution.");
  module.def(
      "solve_many",
      [](const py::object& grids, const std::optional<Puzzle>& kind, std::uint64_t limit, int threads,
         bool solutions, bool lenient) -> py::object {
        const auto column = puzzle_column(grids);
        Answers answers = solve_many(column.value_or(grids), kind, limit, threads, solutions, lenient);
        return column ? with_columns(grids, to_pandas(answers)) : py::cast(std::move(answers));
      },
      py::arg("grids"), py::kw_only(), py::arg("kind") = py::none(), py::arg("limit") = 2,
      py::arg("threads") = 1, py::arg("solutions") = true, py::arg("lenient") = false,
      "Solves many grids of one kind at once.\n\ngrids: an array of whole numbers, of the shape (grids, "
      "cells) or (grids, rows, columns), 0 for an\nopen cell; a list or a pandas Series of texts; bytes "
      "with a grid per line; or a DataFrame with a column `puzzle`, which is returned with the columns count "
      "and solution.\nkind: a puzzle with their shape and rules; by default the usual ones for the "
      "size.\nlimit: how far solutions are counted; 2 tells whether there is only one.\nsolutions: whether "
      "to return solutions, too.\nlenient: rows that are no grids are listed in `bad`; otherwise the first "
      "one raises InputError.\n\n>>> answers = quadrille.solve_many(['1.....2..3.....4', "
      "'12..............'])\n>>> answers.counts, answers.solutions[0]\n([1, 2], '1243342143122134')\n");
}

}  // namespace quadrille::python
