#include "answers/environment.h"

#include <utility>

#include "answers/sentences.h"
#include "sudoku/explain/violations.h"

namespace quadrille::answers {

using sudoku::at;

Environment::Environment(std::shared_ptr<const sudoku::Puzzle> puzzle, VerifyOptions options)
    : verifier_(std::move(options)), state_{puzzle, sudoku::Grid(puzzle->givens().size())} {
  answer_ = verify(state_);
}

Parsed<void> Environment::place(int cell, int digit) {
  if (puzzle()->given(cell) != 0)
    return bad_input(say::kGivenStays(sudoku::cell_name(cell, puzzle()->layout())));
  sudoku::State next = state_;
  next.digits[at(cell)] = digit;
  VerifyAnswer answer = verify(next);
  moves_.push_back({cell, state_.digits[at(cell)], std::exchange(answer_, std::move(answer))});
  state_ = std::move(next);
  return {};
}

bool Environment::undo() {
  if (moves_.empty()) return false;
  Move& last = moves_.back();
  state_.digits[at(last.cell)] = last.digit;
  answer_ = std::move(last.answer);
  moves_.pop_back();
  return true;
}

std::vector<int> Environment::candidates(int cell) {
  const int given = puzzle()->given(cell);
  std::vector<sudoku::State> next;
  for (int digit = 1; digit <= puzzle()->layout().digits; ++digit) {
    if (given != 0 && digit != given) continue;
    next.push_back(state_);
    next.back().digits[at(cell)] = digit;
  }
  const auto answers = verifier_.verify(next);
  std::vector<int> digits;
  for (std::size_t i = 0; i < next.size(); ++i)
    if (answers[i].valid && answers[i].completable.value_or(true)) digits.push_back(next[i].digits[at(cell)]);
  return digits;
}

double Environment::reward() const {
  if (answer_.solved) return 1;
  return answer_.valid && answer_.completable.value_or(true) ? 0 : -1;
}

sudoku::Grid Environment::digits() const { return sudoku::with_givens(*puzzle(), state_.digits); }

}  // namespace quadrille::answers
