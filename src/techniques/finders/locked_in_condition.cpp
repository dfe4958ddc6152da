// Locked in a condition: all cases of a condition contain a digit, so it is removed from the cells that see
// each of its places there.
//
//   cage 17 of two cells of a row    the 9 and the 8 are in the cage, so not in the rest of the row
#include <algorithm>

#include "sudoku/conditions/conditions.h"
#include "techniques/condition_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

/// The cells of a condition that have a digit as a candidate; empty if one already holds it.
CellSet places_in(const Position& position, const std::vector<int>& cells, int digit) {
  CellSet places;
  for (const int cell : cells) {
    if (position.digit(cell) == digit) return {};
    if (position.has({cell, digit})) places.add(cell);
  }
  return places;
}

Step locked_in_condition(const Position& position, int index, int digit) {
  const Board& board = position.board();
  const sudoku::Condition& condition = board.condition(index);
  const std::vector<int> cells = condition.cells();
  Step step{.technique = Technique::locked_in_condition, .digits = {digit}};
  const CellSet places = places_in(position, cells, digit);
  if (places.empty()) return step;
  step.eliminate(board.common_peers(places) & position.cells_with(digit), digit);
  if (step.eliminations.empty()) return step;
  if (ConditionCases(position, condition, true).can_lack(digit)) {
    step.eliminations.clear();
    return step;
  }
  step.cells = list_of(places);
  step.conditions.push_back(index);
  for (const int cell : cells)
    if (position.is_open(cell)) step.use_cell(cell);
  if (ConditionCases(position, condition, false).can_lack(digit)) step.use_differing(position, cells);
  for (const Candidate& gone : step.eliminations) step.use_links(board, places, gone.cell, digit);
  return step;
}

}  // namespace

void find_locked_in_condition(Scan& scan) {
  for (const int index : scan.board().further_conditions())
    for (int digit = 1; digit <= scan.board().digit_count(); ++digit) {
      Step step = locked_in_condition(scan.position(), index, digit);
      if (!step.eliminations.empty() && scan.offer(std::move(step))) return;
    }
}

}  // namespace quadrille::techniques
