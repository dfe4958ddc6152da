#include "support/sudoku/meanings/meanings.h"

#include <algorithm>
#include <numeric>

namespace quadrille::test {

int UsedAt::value_in(int cell) const {
  const int digit = grid[std::size_t(cell)];
  return digit == 0 ? kOpen : digit - 1 + layout.first_value;
}

std::vector<int> UsedAt::values_in(const std::vector<int>& cells) const {
  std::vector<int> values;
  values.reserve(cells.size());
  for (const int cell : cells) values.push_back(value_in(cell));
  return values;
}

std::vector<int> UsedAt::digits(std::size_t parameter) const {
  return values_in(std::get<std::vector<int>>(use.values[parameter]));
}

bool UsedAt::is_grid_open() const { return std::ranges::count(grid, 0) > 0; }

bool is_any_open(const std::vector<int>& digits) { return std::ranges::count(digits, kOpen) > 0; }

int total_of(const std::vector<int>& digits) { return std::accumulate(digits.begin(), digits.end(), 0); }

bool have_one_sum(const std::vector<std::vector<int>>& lists) {
  return std::ranges::any_of(lists, is_any_open) ||
         std::ranges::all_of(
             lists, [&](const std::vector<int>& list) { return total_of(list) == total_of(lists.front()); });
}

}  // namespace quadrille::test
