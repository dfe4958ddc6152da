// quadrille.Environment: a puzzle that a program fills, move by move.
#include <utility>

#include "answers/verify.h"
#include "python/answers.h"
#include "python/bindings.h"
#include "python/interrupt.h"
#include "python/sentences.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::python {

namespace {

using Verification = About<answers::VerifyAnswer>;

/// The state after some moves, and what is known about it.
class Environment {
 public:
  Environment(SharedPuzzle puzzle, bool completable, bool correct, TimeLimit time_limit)
      : verifier_({.limit = completable ? 1U : 0U,
                   .compares = correct,
                   .solve = {.limits = limits_of(time_limit)},
                   .why_stopped = [] { return sudoku::say::kTimeLimit(); }}),
        puzzle_(std::move(puzzle)),
        state_{puzzle_, sudoku::Grid(puzzle_->givens().size())} {
    answer_ = verify(state_);
  }

  Verification place(const py::object& place, int value) {
    const Turn turn(is_busy_);
    const int cell = cell_of(place, puzzle_->layout());
    const int digit = puzzle_->layout().digit_of(value);
    if (digit == 0)
      raise_input_error(say::kNoValue(value, puzzle_->layout().first_value, puzzle_->layout().last_value()));
    if (puzzle_->given(cell) != 0) raise_input_error(say::kIsGiven(cell_name(cell, puzzle_->layout())));
    sudoku::State next = state_;
    next.digits[sudoku::at(cell)] = digit;
    auto answer = verify(next);  // after Ctrl-C nothing has changed
    moves_.push_back({cell, state_.digits[sudoku::at(cell)], std::exchange(answer_, std::move(answer))});
    state_ = std::move(next);
    return now();
  }

  Verification undo() {
    const Turn turn(is_busy_);
    if (moves_.empty()) raise_input_error(say::kNoMove());
    Move& last = moves_.back();
    state_.digits[sudoku::at(last.cell)] = last.digit;
    answer_ = std::move(last.answer);
    moves_.pop_back();
    return now();
  }

  [[nodiscard]] Verification now() const { return {puzzle_, answer_}; }

  /// The values that violate nothing if they are placed.
  py::list candidates(const py::object& place) {
    const Turn turn(is_busy_);
    const int cell = cell_of(place, puzzle_->layout());
    std::vector<sudoku::State> next;
    const int given = puzzle_->given(cell);
    for (int digit = 1; digit <= puzzle_->layout().digits; ++digit) {
      if (given != 0 && digit != given) continue;
      next.push_back(state_);
      next.back().digits[sudoku::at(cell)] = digit;
    }
    const auto answers = without_lock([&] { return verifier_.verify(next); });
    py::list values;
    for (std::size_t i = 0; i < next.size(); ++i)
      if (answers[i].valid && answers[i].completable.value_or(true))
        values.append(puzzle_->layout().value_of(next[i].digits[sudoku::at(cell)]));
    return values;
  }

  [[nodiscard]] double reward() const {
    if (answer_.solved) return 1;
    return answer_.valid && answer_.completable.value_or(true) ? 0 : -1;
  }

  [[nodiscard]] py::list rows() const {
    return rows_of(puzzle_->layout(), sudoku::with_givens(*puzzle_, state_.digits));
  }
  [[nodiscard]] SharedPuzzle puzzle() const { return puzzle_; }
  [[nodiscard]] std::size_t moves() const { return moves_.size(); }

 private:
  struct Move {
    int cell, digit;  // the digit before it
    answers::VerifyAnswer answer;
  };

  answers::VerifyAnswer verify(const sudoku::State& state) {
    return without_lock([&] { return verifier_.verify({&state, 1}).front(); });
  }

  answers::StateVerifier verifier_;
  SharedPuzzle puzzle_;
  sudoku::State state_;
  answers::VerifyAnswer answer_;  // about the state
  std::vector<Move> moves_;
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
