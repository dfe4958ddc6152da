// quadrille.Environment: a puzzle that a program fills, move by move.
#include "answers/environment.h"

#include <utility>

#include "python/answers.h"
#include "python/bindings.h"
#include "python/interrupt.h"
#include "python/sentences.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::python {

namespace {

using Verification = About<answers::VerifyAnswer>;

/// Refuses to serve two threads at a time, and lets others run meanwhile.
class Environment {
 public:
  Environment(SharedPuzzle puzzle, bool completable, bool correct, TimeLimit time_limit)
      : puzzle_(std::move(puzzle)),
        environment_(made({.limit = completable ? 1U : 0U,
                           .compares = correct,
                           .solve = {.limits = limits_of(time_limit)},
                           .why_stopped = [] { return sudoku::say::kTimeLimit(); }})) {}

  Verification place(const py::object& place, int value) {
    const Turn turn(is_busy_);
    const int cell = cell_of(place, puzzle_->layout());
    const int digit = puzzle_->layout().digit_of(value);
    if (digit == 0)
      raise_input_error(say::kNoValue(value, puzzle_->layout().first_value, puzzle_->layout().last_value()));
    const std::size_t before = environment_.moves();
    try {
      const auto placed = without_lock([&] { return environment_.place(cell, digit); });
      if (!placed) raise_input_error(placed.error().message);
    } catch (...) {
      if (environment_.moves() > before) environment_.undo();  // after Ctrl-C nothing has changed
      throw;
    }
    return now();
  }

  Verification undo() {
    const Turn turn(is_busy_);
    if (!environment_.undo()) raise_input_error(say::kNoMove());
    return now();
  }

  [[nodiscard]] Verification now() const { return {puzzle_, environment_.answer()}; }

  py::list candidates(const py::object& place) {
    const Turn turn(is_busy_);
    const int cell = cell_of(place, puzzle_->layout());
    py::list values;
    for (const int digit : without_lock([&] { return environment_.candidates(cell); }))
      values.append(puzzle_->layout().value_of(digit));
    return values;
  }

  [[nodiscard]] double reward() const { return environment_.reward(); }
  [[nodiscard]] py::list rows() const { return rows_of(puzzle_->layout(), environment_.digits()); }
  [[nodiscard]] SharedPuzzle puzzle() const { return puzzle_; }
  [[nodiscard]] std::size_t moves() const { return environment_.moves(); }

 private:
  [[nodiscard]] answers::Environment made(const answers::VerifyOptions& options) const {
    return without_lock([&] { return answers::Environment(puzzle_, options); });
  }

  SharedPuzzle puzzle_;
  answers::Environment environment_;
  std::atomic<bool> is_busy_ = false;
};

}  // namespace

void add_environment(py::module_& module) {
  py::class_<Environment>(
      module, "Environment",
      "A puzzle that a program fills, move by move. The solution is not shown.\n\ncompletable: each "
      "Verification also tells whether the state can be completed; then rewards and candidates\nheed it. "
      "correct: it also tells whether the digits are right.\n\n>>> env = quadrille.Environment("
      "quadrille.Puzzle('1...' '..2.' '.3..' '...4'))\n>>> env.place('r1c2', 1).violations[0].name, "
      "env.reward\n('row 1', -1.0)\n>>> env.undo().is_valid, env.reward, env.candidates('r1c2')\n(True, 0.0, "
      "[2, 4])\n")
      .def(py::init<SharedPuzzle, bool, bool, TimeLimit>(), py::arg("puzzle").none(false), py::kw_only(),
           py::arg("completable") = false, py::arg("correct") = false, py::arg("time_limit") = py::none())
      .def("place", &Environment::place, py::arg("cell"), py::arg("digit"),
           "Places a digit, over another one if there is one, and tells about the new state.")
      .def("undo", &Environment::undo, "Takes the last move back, and tells about the state before it.")
      .def("candidates", &Environment::candidates, py::arg("cell"),
           "The digits that violate nothing if they are placed in the cell.")
      .def_property_readonly(
          "reward", &Environment::reward,
          "1 if the puzzle is solved; -1 if something is violated or, if that is requested, the "
          "state cannot be completed; else 0.")
      .def_property_readonly("state", &Environment::now, "The Verification of the state.")
      .def_property_readonly(
          "rows", &Environment::rows,
          "The digits of the state with the givens, a list for each row; 0 for empty cells.")
      .def_property_readonly("puzzle", &Environment::puzzle, "The puzzle.")
      .def_property_readonly("moves", &Environment::moves, "The number of moves that can be taken back.");
}

}  // namespace quadrille::python
