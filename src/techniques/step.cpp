#include "techniques/step.h"

#include <algorithm>

#include "base/sort.h"

namespace quadrille::techniques {

void Step::use_link(const Board& board, Candidate a, Candidate b) {
  if (a.cell == b.cell) {
    use_cell(a.cell);
  } else if (a.digit != b.digit || !board.see_each_other(a.cell, b.cell)) {
    conditions.push_back(board.excluding_condition(a.cell, a.digit, b.cell, b.digit));
  } else {
    use(board.shared_house(a.cell, b.cell), a.digit);
  }
}

void Step::use_set(const Board& board, const AlmostLockedSet& set) {
  for (const int cell : set.cells) use_cell(cell);
  if (set.cells.count() == 1) return;
  const int house = board.house_of_all(set.cells);
  for (const int digit : list_of(set.digits)) use(house, digit);
}

void Step::use_differing(const Position& position, const std::vector<int>& of_cells) {
  const Board& board = position.board();
  for (std::size_t i = 0; i < of_cells.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      if (!board.see_each_other(of_cells[i], of_cells[j])) continue;
      const int house = board.shared_house(of_cells[i], of_cells[j]);
      const Digits both = position.candidates(of_cells[i]) & position.candidates(of_cells[j]);
      for (const int digit : list_of(both)) use(house, digit);
    }
}

void Step::tidy() {
  std::vector<Candidate> once;
  for (const Candidate& candidate : eliminations)
    if (std::ranges::find(once, candidate) == once.end()) once.push_back(candidate);
  eliminations = std::move(once);
  sort_range(sectors);
  const auto rest = std::ranges::unique(sectors);
  sectors.erase(rest.begin(), rest.end());
  sort_range(conditions);
  const auto more = std::ranges::unique(conditions);
  conditions.erase(more.begin(), more.end());
}

void Step::sort_eliminations() { sort_range(eliminations, comes_before); }

std::vector<int> list_of(const CellSet& cells) {
  std::vector<int> list;
  for (const int cell : cells) list.push_back(cell);
  return list;
}

std::vector<int> list_of(Digits digits) {
  std::vector<int> list;
  for (const int digit : Bits(digits)) list.push_back(digit + 1);
  return list;
}

void apply(const Step& step, Position& position) {
  for (const Candidate& single : step.placements) position.place(single);
  for (const Candidate& candidate : step.eliminations) position.remove(candidate);
}

}  // namespace quadrille::techniques
