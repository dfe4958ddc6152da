// Naked and hidden subsets: n cells of a house with n candidates between them, or n digits of a house with n
// places between them. A naked pair or triple is locked if all its cells are in a region and in a line, and
// it removes candidates from both.
#include <algorithm>
#include <array>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

using Members = std::array<int, 4>;

/// Offers the step of the cells with these digits, unless it eliminates nothing.
bool offer_naked(Scan& scan, const Members& cells, int size, Digits digits) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  Step step;
  CellSet set;
  for (int i = 0; i < size; ++i) set.add(cells[at(i)]);
  int region = -1;
  bool is_in_line = false;
  int cleared_houses = 0;
  std::vector<int> shared;
  for (const int house : board.houses_of(cells[0]))
    if (set.is_within(board.house(house).set)) shared.push_back(house);
  for (const int house : shared) {
    if (board.house(house).kind == HouseKind::region) region = house;
    if (board.house(house).kind == HouseKind::row || board.house(house).kind == HouseKind::column)
      is_in_line = true;
  }
  for (const int house : shared) {
    bool is_counted = false;
    for (const int cell : board.house(house).cells) {
      if (set.contains(cell)) continue;
      const Digits gone = position.candidates(cell) & digits;
      if (gone == 0) continue;
      for (const int digit : Bits(gone)) step.eliminate(cell, digit + 1);
      if (!is_counted && (house == region || board.region_of(cell) != board.region_of(cells[0]))) {
        is_counted = true;
        ++cleared_houses;
      }
    }
  }
  if (step.eliminations.empty()) return false;
  const bool is_locked = size < 4 && cleared_houses > 1 && region >= 0 && is_in_line;
  switch (size) {
    case 2: step.technique = is_locked ? Technique::locked_pair : Technique::naked_pair; break;
    case 3: step.technique = is_locked ? Technique::locked_triple : Technique::naked_triple; break;
    default: step.technique = Technique::naked_quadruple;
  }
  step.cells.assign(cells.begin(), cells.begin() + size);
  step.digits = list_of(digits);
  for (const int cell : step.cells) step.use_cell(cell);
  for (const Candidate& gone : step.eliminations)
    for (const int house : shared)
      if (board.house(house).set.contains(gone.cell)) {
        step.use(house, gone.digit);
        break;
      }
  // One house suffices to prove that the digits do not repeat in the cells.
  for (const int digit : step.digits) step.use(shared.front(), digit);
  return scan.offer(std::move(step));
}

/// Adds cells of `open` from the index `next` on.
bool extend_naked(Scan& scan, const std::vector<int>& open, std::size_t next, Members& cells, int count,
                  int size, Digits digits) {
  if (count == size) return count_of(digits) == size && offer_naked(scan, cells, size, digits);
  if (scan.is_over()) return true;
  for (std::size_t i = next; i + at(size - count) <= open.size(); ++i) {
    const Digits all = digits | scan.position().candidates(open[i]);
    if (count_of(all) > size) continue;
    cells[at(count)] = open[i];
    if (extend_naked(scan, open, i + 1, cells, count + 1, size, all)) return true;
  }
  return false;
}

bool search_naked(Scan& scan, int size, bool in_regions_alone) {
  const Position& position = scan.position();
  std::vector<int> open;
  for (const int house : scan.board().regions_first()) {
    if (in_regions_alone && scan.board().house(house).kind != HouseKind::region) continue;
    open.clear();
    for (const int cell : scan.board().house(house).cells)
      if (position.is_open(cell) && position.candidate_count(cell) <= size) open.push_back(cell);
    Members cells{};
    if (open.size() >= at(size) && extend_naked(scan, open, 0, cells, 0, size, 0)) return true;
  }
  return false;
}

bool offer_hidden(Scan& scan, int house, const std::vector<int>& digits, const CellSet& cells) {
  const Position& position = scan.position();
  Step step;
  Digits kept = 0;
  for (const int digit : digits) kept |= sudoku::digit_bit(digit);
  for (const int cell : cells)
    for (const int digit : Bits(position.candidates(cell) & ~kept)) step.eliminate(cell, digit + 1);
  if (step.eliminations.empty()) return false;
  step.technique = digits.size() == 2   ? Technique::hidden_pair
                   : digits.size() == 3 ? Technique::hidden_triple
                                        : Technique::hidden_quadruple;
  step.cells = list_of(cells);
  step.digits = digits;
  for (const int digit : digits) step.use(house, digit);
  for (const int cell : cells) step.use_cell(cell);
  return scan.offer(std::move(step));
}

bool extend_hidden(Scan& scan, int house, const std::vector<int>& eligible, std::size_t next,
                   std::vector<int>& digits, std::size_t size, const CellSet& cells) {
  if (digits.size() == size)
    return cells.count() == static_cast<int>(size) && offer_hidden(scan, house, digits, cells);
  if (scan.is_over()) return true;
  for (std::size_t i = next; i + (size - digits.size()) <= eligible.size(); ++i) {
    digits.push_back(eligible[i]);
    const CellSet all = cells | scan.position().places(house, eligible[i]);
    if (extend_hidden(scan, house, eligible, i + 1, digits, size, all)) return true;
    digits.pop_back();
  }
  return false;
}

bool search_hidden(Scan& scan, int house, int size) {
  const Position& position = scan.position();
  if (position.open_in(house) <= size) return false;
  std::vector<int> eligible;
  for (int digit = 1; digit <= scan.board().digit_count(); ++digit) {
    const int count = position.place_count(house, digit);
    if (count != 0 && count <= size) eligible.push_back(digit);
  }
  std::vector<int> digits;
  return eligible.size() >= at(size) && extend_hidden(scan, house, eligible, 0, digits, at(size), {});
}

bool search_hidden(Scan& scan, int size) {
  const auto has_one = [&](int house) {
    return scan.board().house(house).is_complete &&
           scan.find_in(house, house, [&] { return search_hidden(scan, house, size); });
  };
  return std::ranges::any_of(scan.board().regions_first(), has_one);
}

int naked_size(Technique technique) {
  switch (technique) {
    case Technique::locked_pair:
    case Technique::naked_pair: return 2;
    case Technique::locked_triple:
    case Technique::naked_triple: return 3;
    default: return 4;
  }
}

int hidden_size(Technique technique) {
  switch (technique) {
    case Technique::hidden_pair: return 2;
    case Technique::hidden_triple: return 3;
    default: return 4;
  }
}

}  // namespace

void find_naked_subset(Scan& scan) {
  if (scan.wants_all()) {
    for (const int size : {2, 3, 4}) static_cast<void>(search_naked(scan, size, false));
    return;
  }
  if (scan.take_kept()) return;
  scan.forget_kept();
  const bool is_locked = scan.wanted() == Technique::locked_pair || scan.wanted() == Technique::locked_triple;
  // Regions come first: they yield all locked ones.
  static_cast<void>(search_naked(scan, naked_size(scan.wanted()), is_locked));
}

void find_hidden_subset(Scan& scan) {
  if (scan.wants_all()) {
    for (const int size : {2, 3, 4}) static_cast<void>(search_hidden(scan, size));
    return;
  }
  static_cast<void>(search_hidden(scan, hidden_size(scan.wanted())));
}

}  // namespace quadrille::techniques
