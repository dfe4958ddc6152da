#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>

#include "python/arguments.h"
#include "python/bindings.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

/// The value that a cell shows; 0 if it is open.
int shown_value(const sudoku::Layout& layout, int digit) { return digit == 0 ? 0 : layout.value_of(digit); }

using GridType = py::class_<FullGrid>;

std::string svg_of(const FullGrid& grid) {
  return text_in("svg", {.puzzle = *grid.puzzle, .solution = &grid.digits});
}

std::string line_or_frame(const FullGrid& grid) {
  const formats::Format& format = *formats::find_format("line");
  const bool fits = formats::can_write(format, *grid.puzzle);
  std::string text = text_in(fits ? "line" : "frame", {.puzzle = *grid.puzzle, .solution = &grid.digits});
  text.pop_back();  // the line end
  return text;
}

void add_reading(GridType& type) {
  type.def_property_readonly(
          "rows", [](const FullGrid& grid) { return rows_of(grid.puzzle->layout(), grid.digits); },
          "The digits, a list for each row.")
      .def_property_readonly(
          "puzzle", [](const FullGrid& grid) { return grid.puzzle; }, "The puzzle that it solves.")
      .def(
          "__getitem__",
          [](const FullGrid& grid, const py::object& place) {
            const sudoku::Layout& layout = grid.puzzle->layout();
            return layout.value_of(grid.digits[sudoku::at(cell_of(place, layout))]);
          },
          py::arg("cell"), "The digit of a cell, given by its name or by its row and column, counted from 0.")
      .def(
          "to_numpy", [](const FullGrid& grid) { return array_of(grid.puzzle->layout(), grid.digits); },
          "The digits as an array of uint8 of the shape (rows, columns).\n\n>>> quadrille.Puzzle('12' "
          "'..').solve().to_numpy()\narray([[1, 2],\n       [2, 1]], dtype=uint8)\n");
}

void add_texts_of(GridType& type) {
  type.def("svg", &svg_of, "A picture.")
      .def("_repr_svg_", &svg_of)
      .def("__str__", &line_or_frame)
      .def("__repr__", [](const FullGrid& grid) {
        const auto rows = rows_of(grid.puzzle->layout(), grid.digits);
        return "Grid(" + py::repr(rows).cast<std::string>() + ")";
      });
}

/// Restores a grid from its pickled state.
FullGrid grid_in(const py::tuple& state) {
  py::detail::make_caster<Listed<int>> digits;
  if (py::len(state) != 2 || !py::isinstance<Puzzle>(state[0]) || !digits.load(state[1], true))
    throw py::type_error(say::kNoState("Grid"));
  FullGrid grid{state[0].cast<SharedPuzzle>(), py::detail::cast_op<Listed<int>&>(digits).items};
  const sudoku::Layout& layout = grid.puzzle->layout();
  const auto is_digit = [&](int digit) { return 1 <= digit && digit <= layout.digits; };
  if (grid.digits.size() != sudoku::at(layout.cell_count()) || !std::ranges::all_of(grid.digits, is_digit))
    throw py::value_error(say::kNoState("Grid"));
  return grid;
}

/// Comparison and hashing by value.
void add_equality(GridType& type) {
  type.def(
          "__eq__",
          [](const FullGrid& grid, const FullGrid& other) {
            return grid.digits == other.digits && grid.puzzle->layout() == other.puzzle->layout();
          },
          py::is_operator())
      .def("__hash__",
           [](const FullGrid& grid) {
             std::size_t hash = grid.digits.size();
             for (const int digit : grid.digits) hash = hash * 31 + static_cast<std::size_t>(digit);
             return hash;
           })
      .def(py::pickle([](const FullGrid& grid) { return py::make_tuple(grid.puzzle, grid.digits); },
                      &grid_in));
}

}  // namespace

py::list rows_of(const sudoku::Layout& layout, const sudoku::Grid& digits) {
  py::list rows;
  for (int row = 0; row < layout.rows; ++row) {
    py::list numbers;
    for (int column = 0; column < layout.columns; ++column)  // holes, too
      numbers.append(shown_value(layout, digits[sudoku::at(layout.cell_at(row, column))]));
    rows.append(numbers);
  }
  return rows;
}

py::object array_of(const sudoku::Layout& layout, const sudoku::Grid& digits) {
  py::array_t<std::uint8_t> array({layout.rows, layout.columns});
  std::uint8_t* const numbers = array.mutable_data();
  for (int cell = 0; cell < layout.grid_cell_count(); ++cell)
    numbers[cell] = static_cast<std::uint8_t>(shown_value(layout, digits[sudoku::at(cell)]));
  return array;
}

int cell_of(const py::object& place, const sudoku::Layout& layout) {
  std::optional<int> cell;
  py::detail::make_caster<std::string> name;
  py::detail::make_caster<std::pair<int, int>> numbers;
  if (py::isinstance<py::str>(place) && name.load(place, false)) {
    cell = sudoku::cell_named(py::detail::cast_op<std::string&>(name), layout);
  } else if (py::isinstance<py::tuple>(place) && numbers.load(place, true)) {
    const auto [row, column] = py::detail::cast_op<std::pair<int, int>>(std::move(numbers));
    if (layout.contains(row, column)) cell = layout.cell_at(row, column);
  }
  if (!cell) throw py::index_error(say::kNotACell(shown(place)));
  return *cell;
}

py::list names_of(const std::vector<int>& cells, const sudoku::Layout& layout) {
  py::list names;
  for (const int cell : cells) names.append(sudoku::cell_name(cell, layout));
  return names;
}

std::string text_in(std::string_view format_name, const formats::Document& document) {
  const formats::Format* const format = formats::find_format(format_name);
  std::string text;
  format->write(document, text);
  return text;
}

void add_grid(py::module_& module) {
  py::class_<FullGrid> type(module, "Grid",
                            "A full grid: a solution of a puzzle.\n\n"
                            ">>> grid = quadrille.Puzzle('1...' '..2.' '.3..' '...4').solve()\n"
                            ">>> grid['r1c2'], grid[0, 1]\n"
                            "(2, 2)\n"
                            ">>> grid.rows\n"
                            "[[1, 2, 4, 3], [3, 4, 2, 1], [4, 3, 1, 2], [2, 1, 3, 4]]\n");
  add_reading(type);
  add_texts_of(type);
  add_equality(type);
}

}  // namespace quadrille::python
