// Wings. XY-Wing: a cell {x, y} sees a cell {x, z} and a cell {y, z}, so cells that see both of these are not
// z. XYZ-Wing: the pivot has z, too, and those cells must see it as well. W-Wing: two cells {x, y}, and a
// house in which one place of y sees the first and the only other one sees the second; one of the two is x.
#include <utility>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

Step wing_step(const Position& position, Technique technique, int pivot, int second, int third, int digit,
               const CellSet& gone) {
  const Board& board = position.board();
  Step step{
      .technique = technique, .digits = list_of(position.candidates(pivot)), .cells = {pivot, second, third}};
  if (technique == Technique::xy_wing) {
    step.digits.push_back(digit);
  } else {
    step.fins.push_back({pivot, digit});
  }
  step.fins.push_back({second, digit});
  step.fins.push_back({third, digit});
  step.eliminate(gone, digit);
  for (const int cell : step.cells) step.use_cell(cell);
  for (const int wing : {second, third})
    for (const int link : Bits(position.candidates(pivot) & position.candidates(wing)))
      if (link + 1 != digit) step.use_link(board, {pivot, link + 1}, {wing, link + 1});
  for (const int cell : gone)
    for (const Candidate& fin : step.fins) step.use_link(board, fin, {cell, digit});
  return step;
}

/// Offers the step of this pivot, if there is one. Returns whether the scan has what it wants.
bool offer_wing(Scan& scan, bool is_xyz, int pivot, int second, int third) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  if (!board.see_each_other(pivot, second) || !board.see_each_other(pivot, third)) return false;
  const Digits shared = position.candidates(second) & position.candidates(third);
  if (!is_single(shared)) return false;
  const int digit = lowest(shared) + 1;
  CellSet gone = board.peers(second) & board.peers(third) & position.cells_with(digit);
  if (is_xyz) gone &= board.peers(pivot);
  if (gone.empty()) return false;
  const Technique technique = is_xyz ? Technique::xyz_wing : Technique::xy_wing;
  return scan.offer(wing_step(position, technique, pivot, second, third, digit, gone));
}

void search_wings(Scan& scan, bool is_xyz) {
  const Position& position = scan.position();
  std::vector<int> two;
  std::vector<int> three;
  for (const int cell : position.open_cells()) {
    if (position.candidate_count(cell) == 2) two.push_back(cell);
    if (position.candidate_count(cell) == 3) three.push_back(cell);
  }
  const std::vector<int>& first = is_xyz ? three : two;
  const auto digits = [&](int cell) { return position.candidates(cell); };
  for (std::size_t i = 0; i < first.size(); ++i) {
    for (std::size_t j = is_xyz ? 0 : i + 1; j < two.size(); ++j) {
      const int a = first[i];
      const int b = two[j];
      if (count_of(digits(a) | digits(b)) != 3) continue;
      for (std::size_t k = j + 1; k < two.size(); ++k) {
        const int c = two[k];
        if (count_of(digits(a) | digits(b) | digits(c)) != 3) continue;
        if (digits(a) == digits(b) || digits(b) == digits(c) || digits(c) == digits(a)) continue;
        if (offer_wing(scan, is_xyz, a, b, c)) return;
        if (is_xyz) continue;
        if (offer_wing(scan, is_xyz, b, a, c)) return;
        if (offer_wing(scan, is_xyz, c, b, a)) return;
      }
    }
  }
}

/// x, y: the digits of the two cells; y is the digit of the house that connects them.
bool search_ties(Scan& scan, int first, int second, int x, int y, const CellSet& gone) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  for (int house = 0; house < board.house_count(); ++house) {
    if (!board.house(house).is_complete || position.place_count(house, y) != 2) continue;
    int sees_first = -1;
    int sees_second = -1;
    for (const int cell : position.places(house, y)) {
      if (cell == first || cell == second) continue;
      if (board.see_each_other(cell, first)) {
        sees_first = cell;
      } else if (board.see_each_other(cell, second)) {
        sees_second = cell;
      }
    }
    if (sees_first < 0 || sees_second < 0) continue;
    Step step{.technique = Technique::w_wing,
              .digits = {x, y},
              .cells = {first, second},
              .fins = {{first, y}, {second, y}, {sees_first, y}, {sees_second, y}}};
    step.eliminate(gone, x);
    step.use_cell(first);
    step.use_cell(second);
    step.use(house, y);
    step.use_link(board, {first, y}, {sees_first, y});
    step.use_link(board, {second, y}, {sees_second, y});
    for (const int cell : gone) {
      step.use_link(board, {first, x}, {cell, x});
      step.use_link(board, {second, x}, {cell, x});
    }
    if (scan.offer(std::move(step))) return true;
  }
  return false;
}

}  // namespace

void find_wing(Scan& scan) {
  if (scan.wants_all() || scan.wanted() == Technique::xy_wing) search_wings(scan, false);
  if (scan.wants_all() || scan.wanted() == Technique::xyz_wing) search_wings(scan, true);
}

void find_w_wing(Scan& scan) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  for (const int first : position.open_cells()) {
    if (position.candidate_count(first) != 2) continue;
    const std::vector<int> digits = list_of(position.candidates(first));
    for (const int second : position.open_cells()) {
      if (second <= first || position.candidates(second) != position.candidates(first)) continue;
      const CellSet seen = board.peers(first) & board.peers(second);
      for (const std::size_t which : {0U, 1U}) {
        const int x = digits[which];
        const CellSet gone = seen & position.cells_with(x);
        if (!gone.empty() && search_ties(scan, first, second, x, digits[1 - which], gone)) return;
      }
    }
  }
}

}  // namespace quadrille::techniques
