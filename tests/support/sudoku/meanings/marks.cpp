// Marks of cells, and of two cells or areas.
#include <algorithm>
#include <cstdlib>

#include "support/sudoku/meanings/meanings.h"

namespace quadrille::test {

namespace {

bool have_parity(const std::vector<int>& digits, int rest) {
  return std::ranges::all_of(digits, [=](int digit) { return digit == kOpen || digit % 2 == rest; });
}

/// test: of two values.
template <class Test>
bool suit(const std::vector<int>& digits, Test test) {
  return digits[0] == kOpen || digits[1] == kOpen || test(digits[0], digits[1]) || test(digits[1], digits[0]);
}

/// sign: 1 for a least digit, -1 for a greatest one.
bool are_extreme(const UsedAt& p, int sign) {
  std::vector<bool> is_marked(p.grid.size());
  const auto mark = [&](const sudoku::RuleUse& use) {
    for (const int cell : std::get<std::vector<int>>(use.values[0])) is_marked[std::size_t(cell)] = true;
  };
  mark(p.use);  // a use within any_of is not one of the puzzle's
  for (const sudoku::RuleUse& use : p.puzzle.rules())
    if (use.name == p.use.name) mark(use);
  const int n = p.layout.columns, grid_cells = p.layout.rows * n;
  for (const int cell : std::get<std::vector<int>>(p.use.values[0])) {
    for (int other = 0; other < grid_cells; ++other) {
      if (std::abs(cell / n - other / n) + std::abs(cell % n - other % n) != 1) continue;
      const int a = p.value_in(cell), b = p.value_in(other);
      if (a != kOpen && b != kOpen && !is_marked[std::size_t(other)] && sign * a >= sign * b) return false;
    }
  }
  return true;
}

bool are_clones(const std::vector<int>& digits, const std::vector<int>& clones) {
  for (std::size_t i = 0; i < digits.size(); ++i)
    if (digits[i] != kOpen && clones[i] != kOpen && digits[i] != clones[i]) return false;
  return true;
}

bool point_back_in_boxes(const UsedAt& p) {
  const std::vector<int> cells = std::get<std::vector<int>>(p.use.values[0]);
  const std::vector<int>& regions = p.puzzle.regions();
  return std::ranges::all_of(cells, [&](int cell) {
    std::vector<int> box;
    for (std::size_t other = 0; other < regions.size(); ++other)
      if (regions[other] == regions[std::size_t(cell)]) box.push_back(static_cast<int>(other));
    const int value = p.value_in(cell);
    if (value == kOpen) return true;
    if (value < 1 || value > std::ssize(box)) return false;
    const int found = p.value_in(box[std::size_t(value - 1)]);
    return found == kOpen || std::ranges::find(box, cell) - box.begin() == found - 1;
  });
}

bool point_back(const UsedAt& p) {
  if (std::get<std::string>(p.use.values[1]) == "boxes") return point_back_in_boxes(p);
  const bool names_rows = std::get<std::string>(p.use.values[1]) == "rows";
  const int lines = names_rows ? p.layout.rows : p.layout.columns;
  const std::vector<int> cells = std::get<std::vector<int>>(p.use.values[0]);
  return std::ranges::all_of(cells, [&](int cell) {
    const int row = cell / p.layout.columns, column = cell % p.layout.columns;
    const int value = p.value_in(cell);
    if (value == kOpen) return true;
    if (value < 1 || value > lines) return false;
    const int named =
        names_rows ? (value - 1) * p.layout.columns + column : row * p.layout.columns + value - 1;
    const int found = p.value_in(named);
    return found == kOpen || found == (names_rows ? row : column) + 1;
  });
}

}  // namespace

Meanings meanings_of_marks() {
  return {
      {"odd", [](const UsedAt& p) { return have_parity(p.digits(0), 1); }},
      {"even", [](const UsedAt& p) { return have_parity(p.digits(0), 0); }},
      {"difference",
       [](const UsedAt& p) { return suit(p.digits(0), [&](int a, int b) { return a - b == p.number(1); }); }},
      {"ratio",
       [](const UsedAt& p) { return suit(p.digits(0), [&](int a, int b) { return a == b * p.number(1); }); }},
      {"sum_pair",
       [](const UsedAt& p) { return suit(p.digits(0), [&](int a, int b) { return a + b == p.number(1); }); }},
      {"greater_than",
       [](const UsedAt& p) {
         const auto digits = p.digits(0);
         return is_any_open(digits) || digits[0] > digits[1];
       }},
      {"minimum", [](const UsedAt& p) { return are_extreme(p, 1); }},
      {"maximum", [](const UsedAt& p) { return are_extreme(p, -1); }},
      {"clone", [](const UsedAt& p) { return are_clones(p.digits(0), p.digits(1)); }},
      {"indexer", point_back},
  };
}

}  // namespace quadrille::test
