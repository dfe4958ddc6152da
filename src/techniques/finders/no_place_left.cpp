// No place left: a candidate excludes all candidates of a cell, or all places of a digit in a house, so it is
// removed. In a grid of only rows, columns and boxes this is equivalent to locked candidates; conditions of
// two cells, and houses that cross elsewhere, give more.
//
//   5 . . | x . .      anti-knight: x sees both places of 5 in the box, the first by its row, the second by
//   . . 5 | . . .      a knight's move
#include <algorithm>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

bool exclude_each_other(const Board& board, Candidate a, Candidate b) {
  if (a.cell == b.cell) return a.digit != b.digit;
  return (a.digit == b.digit && board.see_each_other(a.cell, b.cell)) ||
         board.excluding_condition(a.cell, a.digit, b.cell, b.digit) >= 0;
}

/// The candidates that exclude this one.
std::vector<Candidate> excluding(const Position& position, Candidate candidate) {
  std::vector<Candidate> all;
  const Board& board = position.board();
  for (const int digit : list_of(position.candidates(candidate.cell)))
    if (digit != candidate.digit) all.push_back({candidate.cell, digit});
  for (const int cell : board.peers(candidate.cell) & position.cells_with(candidate.digit))
    all.push_back({cell, candidate.digit});
  for (const CellLink& link : board.links_of(candidate.cell))
    for (const int digit : list_of(position.candidates(link.cell) & ~link.partners[at(candidate.digit)]))
      all.push_back({link.cell, digit});
  return all;
}

/// Removes the candidates that exclude all candidates of a sector.
Step excluded_by(const Position& position, Sector sector, const std::vector<Candidate>& members) {
  const Board& board = position.board();
  Step step{.technique = Technique::no_place_left};
  for (const Candidate& candidate : excluding(position, members.front()))
    if (std::ranges::all_of(members,
                            [&](const Candidate& m) { return exclude_each_other(board, candidate, m); }))
      step.eliminations.push_back(candidate);
  if (step.eliminations.empty()) return step;
  step.sort_eliminations();
  step.sectors.push_back(sector);
  CellSet cells;
  for (const Candidate& member : members) {
    cells.add(member.cell);
    for (const Candidate& gone : step.eliminations) step.use_link(board, gone, member);
  }
  step.cells = list_of(cells);
  if (sector.digit != Sector::kCell) {
    step.digits.push_back(sector.digit);
    step.base.push_back(sector.place);
  }
  step.tidy();
  return step;
}

}  // namespace

void find_no_place_left(Scan& scan) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  if (board.has_houses_alone()) return;
  for (const int cell : position.open_cells()) {
    std::vector<Candidate> members;
    for (const int digit : list_of(position.candidates(cell))) members.push_back({cell, digit});
    if (members.empty()) continue;
    Step step = excluded_by(position, {cell, Sector::kCell}, members);
    if (!step.eliminations.empty() && scan.offer(std::move(step))) return;
  }
  for (const int house : board.regions_first()) {
    if (!board.house(house).is_complete) continue;
    for (int digit = 1; digit <= board.digit_count(); ++digit) {
      std::vector<Candidate> members;
      for (const int cell : position.places(house, digit)) members.push_back({cell, digit});
      if (members.empty()) continue;
      Step step = excluded_by(position, {house, digit}, members);
      if (!step.eliminations.empty() && scan.offer(std::move(step))) return;
    }
  }
}

}  // namespace quadrille::techniques
