// The parts of the module, one source each, and their shared declarations.
#pragma once

#include <pybind11/pybind11.h>

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/format.h"
#include "sudoku/solve/solve.h"

namespace quadrille::python {

namespace py = pybind11;

using sudoku::Puzzle;
/// Puzzles are immutable, so that grids, searches and threads can share them.
using SharedPuzzle = std::shared_ptr<Puzzle>;

// Each adds its types and functions to the module, in this order.
void add_errors(py::module_& module);
void add_grid(py::module_& module);
void add_puzzle(py::module_& module);
void add_solutions(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module);
void add_explanations(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module);
void add_verify(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module);
void add_steps(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module);
void add_reading(py::module_& module);
void add_environment(py::module_& module);
void add_canon(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module);
void add_generate(py::module_& module);
void add_solve_many(py::module_& module);
void add_model(py::module_& module);
void add_engine(py::module_& module);

// Exceptions of the module.

/// quadrille.InputError, with the position and the sentence.
[[noreturn]] void raise(const InputError& error);
[[noreturn]] void raise_input_error(std::string sentence);
/// quadrille.NoSolution
[[noreturn]] void raise_no_solution(std::string sentence);
/// quadrille.LimitReached, after a time limit.
[[noreturn]] void raise_limit_reached();

template <class T>
T value_of(Parsed<T> parsed) {
  if (!parsed) raise(parsed.error());
  if constexpr (!std::is_void_v<T>) return std::move(*parsed);
}

/// A solution, or another full grid of a puzzle.
struct FullGrid {
  SharedPuzzle puzzle;
  sudoku::Grid digits;
};

/// Rows of numbers: the value of each cell, 0 if it is open.
[[nodiscard]] py::list rows_of(const sudoku::Layout& layout, const sudoku::Grid& digits);
/// The same as a numpy array of type uint8.
[[nodiscard]] py::object array_of(const sudoku::Layout& layout, const sudoku::Grid& digits);
/// The cell with a name, or with a row and a column counted from 0. Raises IndexError.
[[nodiscard]] int cell_of(const py::object& place, const sudoku::Layout& layout);
[[nodiscard]] py::list names_of(const std::vector<int>& cells, const sudoku::Layout& layout);
/// The document in the format with that name.
[[nodiscard]] std::string text_in(std::string_view format, const formats::Document& document);

/// Seconds; None: no limit.
using TimeLimit = std::optional<double>;
/// Limits that end a search at the time limit, and when Python has a signal to handle.
[[nodiscard]] cp::Limits limits_of(TimeLimit limit);

/// Refuses a second thread while a first one is using an object.
class Turn {
 public:
  /// Raises RuntimeError if another thread has it.
  explicit Turn(std::atomic<bool>& is_taken);
  ~Turn() { is_taken_ = false; }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

 private:
  std::atomic<bool>& is_taken_;
};

}  // namespace quadrille::python
