#include "techniques/memory.h"

namespace quadrille::techniques {

void Memory::look_at(const Position& position) {
  ++now_;
  const Board& board = position.board();
  if (board_ != position.shared_board()) {
    board_ = position.shared_board();
    candidates_.assign(at(board.cell_count()), 0);
    digit_changed_at_.assign(at(board.digit_count() + 1), now_);
    house_changed_at_.assign(at(board.house_count()), now_);
    searched_at_.assign(kTechniqueCount, {});
  }
  Digits changed = 0;
  for (int cell = 0; cell < board.cell_count(); ++cell) {
    const Digits candidates = position.candidates(cell);
    if (candidates == candidates_[at(cell)]) continue;
    changed |= candidates ^ candidates_[at(cell)];
    candidates_[at(cell)] = candidates;
    for (const int house : board.houses_of(cell)) house_changed_at_[at(house)] = now_;
  }
  for (const int digit : Bits(changed)) digit_changed_at_[at(digit + 1)] = now_;
}

void Memory::note_fruitless(Technique technique, int part) {
  std::vector<std::uint32_t>& found = searched_at_[static_cast<std::size_t>(technique)];
  if (at(part) >= found.size()) found.resize(at(part) + 1, 0);
  found[at(part)] = now_;
}

}  // namespace quadrille::techniques
