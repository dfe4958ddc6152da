#include "techniques/position.h"

#include <algorithm>

#include "sudoku/conditions/conditions.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::techniques {

Position::Position(std::shared_ptr<const Board> board, std::vector<Digits> allowed)
    : board_(std::move(board)),
      candidates_(at(board_->cell_count()), board_->layout().all_digits()),
      allowed_(std::move(allowed)),
      digits_(at(board_->cell_count()), 0),
      cells_with_(at(board_->digit_count() + 1)),
      place_counts_(at(board_->house_count()) * at(board_->digit_count() + 1), 0),
      open_count_(board_->cell_count() - board_->layout().hole_count()) {
  for (int cell = 0; cell < board_->cell_count(); ++cell)
    if (board_->layout().is_hole(cell)) {
      candidates_[at(cell)] = 0;
    } else {
      open_.add(cell);
    }
  for (const House& house : board_->houses())
    open_in_.push_back(static_cast<std::uint8_t>(house.cells.size()));
  for (int digit = 1; digit <= board_->digit_count(); ++digit) {
    cells_with_[at(digit)] = open_;
    for (int house = 0; house < board_->house_count(); ++house)
      count_at(house, digit) = static_cast<std::uint8_t>(board_->house(house).cells.size());
  }
  if (allowed_.empty()) return;
  for (const int cell : open_)
    for (const int digit : Bits(board_->layout().all_digits() & ~allowed_[at(cell)]))
      remove({cell, digit + 1});
}

void Position::note_fewer_places(int house, int digit, bool is_gone) {
  const int left = --count_at(house, digit);
  if (is_gone || left > 1 || !board_->house(house).is_complete) return;
  if (left == 0) {
    is_contradictory_ = true;
    return;
  }
  for (const int cell : board_->house(house).cells) {
    if (!has({cell, digit})) continue;
    hidden_.add({cell, digit});
    return;
  }
}

void Position::remove(Candidate candidate) {
  Digits& left = candidates_[at(candidate.cell)];
  const Digits gone = sudoku::digit_bit(candidate.digit);
  if ((left & gone) == 0) return;
  left &= ~gone;
  cells_with_[at(candidate.digit)].remove(candidate.cell);
  if (is_single(left)) naked_.add({candidate.cell, lowest(left) + 1});
  if (left == 0) is_contradictory_ = true;
  for (const int house : board_->houses_of(candidate.cell)) note_fewer_places(house, candidate.digit, false);
}

void Position::place(Candidate single) {
  const Digits had = candidates_[at(single.cell)];
  if ((had & sudoku::digit_bit(single.digit)) == 0) is_contradictory_ = true;
  digits_[at(single.cell)] = static_cast<std::uint8_t>(single.digit);
  candidates_[at(single.cell)] = 0;
  open_.remove(single.cell);
  --open_count_;
  for (const int house : board_->houses_of(single.cell)) --open_in_[at(house)];
  for (const int digit : Bits(had)) cells_with_[at(digit + 1)].remove(single.cell);
  for (const int peer : board_->peer_list(single.cell))
    if (has({peer, single.digit})) remove({peer, single.digit});
  for (const int digit : Bits(had))
    for (const int house : board_->houses_of(single.cell))
      note_fewer_places(house, digit + 1, digit + 1 == single.digit);
}

bool Position::is_allowed(Candidate candidate) const {
  if (has(candidate)) return true;
  if (!is_open(candidate.cell)) return false;
  if (!allowed_.empty() && (allowed_[at(candidate.cell)] & sudoku::digit_bit(candidate.digit)) == 0)
    return false;
  return std::ranges::none_of(board_->peer_list(candidate.cell),
                              [&](int peer) { return digits_[at(peer)] == candidate.digit; });
}

Position position_of(const sudoku::Puzzle& puzzle, const std::shared_ptr<const Board>& board) {
  std::vector<Digits> allowed;
  if (puzzle.has_restrictions() || board->has_marks())
    for (int cell = 0; cell < puzzle.cell_count(); ++cell)
      allowed.push_back(puzzle.candidates(cell) & board->marked_digits(cell));
  Position position(board, std::move(allowed));
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (puzzle.given(cell) != 0) position.give({cell, puzzle.given(cell)});
  return position;
}

Position position_of(const sudoku::Puzzle& puzzle) {
  return position_of(puzzle, std::make_shared<const Board>(sudoku::conditions_of(puzzle)));
}

}  // namespace quadrille::techniques
