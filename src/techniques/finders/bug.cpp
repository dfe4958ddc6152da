// Bivalue universal grave + 1: without one candidate of one cell, all open cells would have two candidates,
// and each digit two places in each house. Then the grid would have no solution or two, since all cells could
// take their other candidate. So that candidate holds.
#include "techniques/scan.h"

namespace quadrille::techniques {

void find_bug(Scan& scan) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  if (!board.has_complete_houses_alone()) return;
  int cell = -1;
  for (const int open : position.open_cells()) {
    const int count = position.candidate_count(open);
    if (count > 3 || (count == 3 && cell >= 0)) return;
    if (count == 3) cell = open;
  }
  if (cell < 0) return;
  int digit = 0;
  for (int house = 0; house < board.house_count(); ++house)
    for (int d = 1; d <= board.digit_count(); ++d) {
      const int count = position.place_count(house, d);
      if (count > 3) return;
      if (count != 3) continue;
      if ((digit != 0 && digit != d) || !board.house(house).set.contains(cell)) return;
      digit = d;
    }
  if (digit == 0 || !position.has({cell, digit})) return;
  for (const int house : board.houses_of(cell))
    if (position.place_count(house, digit) != 3) return;
  Step step{.technique = Technique::bug_plus_1, .cells = {cell}};
  for (const int d : list_of(position.candidates(cell)))
    if (d != digit) step.eliminate(cell, d);
  step.guardians = {{cell, digit}};
  step.use_cell(cell);
  static_cast<void>(scan.offer(std::move(step)));
}

}  // namespace quadrille::techniques
