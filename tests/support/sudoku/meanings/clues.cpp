// Clues beside the grid, about a row, a column or a diagonal.
#include <algorithm>
#include <numeric>
#include <string>

#include "support/sudoku/meanings/meanings.h"

namespace quadrille::test {

namespace {

/// The digits along a straight line that begins at a position beside the grid.
std::vector<int> digits_along(const UsedAt& p, int down, int right) {
  const auto place = std::get<sudoku::Outside>(p.use.values[0]);
  std::vector<int> digits;
  int row = place.row, column = place.column;
  while (true) {
    row += down;
    column += right;
    if (row < 1 || column < 1 || row > p.layout.rows || column > p.layout.columns) return digits;
    digits.push_back(p.value_in((row - 1) * p.layout.columns + column - 1));
  }
}

/// The digits of the row or the column, from the place on.
std::vector<int> digits_of_line(const UsedAt& p) {
  const auto place = std::get<sudoku::Outside>(p.use.values[0]);
  const bool is_row = place.row > 0 && place.row <= p.layout.rows;
  const int inwards = (is_row ? place.column : place.row) == 0 ? 1 : -1;
  return digits_along(p, is_row ? 0 : inwards, is_row ? inwards : 0);
}

bool fill_sandwich(const UsedAt& p) {
  const auto digits = digits_of_line(p);
  if (is_any_open(digits)) return true;
  const int least = p.layout.first_value, greatest = least + p.layout.digits - 1;
  if (std::ranges::count(digits, least) != 1 || std::ranges::count(digits, greatest) != 1) return false;
  auto first = std::ranges::find(digits, least), last = std::ranges::find(digits, greatest);
  if (last < first) std::swap(first, last);
  return std::accumulate(first + 1, last, 0) == p.number(1);
}

bool add_up_on_diagonal(const UsedAt& p) {
  const auto& direction = std::get<std::string>(p.use.values[1]);
  const auto digits = digits_along(p, direction.substr(0, 4) == "down" ? 1 : -1,
                                   direction.substr(direction.size() - 5) == "right" ? 1 : -1);
  return is_any_open(digits) || total_of(digits) == p.number(2);
}

bool have_visible(const std::vector<int>& digits, int visible) {
  if (is_any_open(digits)) return true;
  int seen = 0;
  for (std::size_t i = 0; i < digits.size(); ++i)
    seen += digits[i] > 0 && std::all_of(digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(i),
                                         [&](int before) { return before < digits[i]; });
  return seen == visible;
}

bool hide_first(const std::vector<int>& digits, int hidden) {
  if (is_any_open(digits)) return true;
  for (std::size_t i = 1; i < digits.size(); ++i)
    if (digits[i] < *std::max_element(digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(i)))
      return digits[i] == hidden;
  return false;
}

bool add_up_to_x(const std::vector<int>& digits, int total) {
  if (is_any_open(digits)) return true;
  const int count = digits.front();
  if (count > std::ssize(digits)) return false;
  return std::accumulate(digits.begin(), digits.begin() + count, 0) == total;
}

bool is_in_room(const std::vector<int>& digits, int digit) {
  const int room = digits.front();
  if (room == kOpen) return true;
  if (room < 1 || room > static_cast<int>(digits.size())) return false;
  return digits[std::size_t(room - 1)] == kOpen || digits[std::size_t(room - 1)] == digit;
}

/// The grid is a square in which each line holds each digit once, so it need not be asked whether it is.
bool have_rank(const UsedAt& p) {
  if (std::ranges::count(p.grid.begin(), p.grid.begin() + p.layout.grid_cell_count(), 0) > 0) return true;
  const int size = p.layout.rows;
  std::vector<std::vector<int>> lines;
  for (int i = 0; i < size; ++i) {
    std::vector<int> row, column;
    for (int j = 0; j < size; ++j) {
      row.push_back(p.grid[std::size_t(i * size + j)]);
      column.push_back(p.grid[std::size_t(j * size + i)]);
    }
    for (const auto& line : {row, column}) {
      lines.push_back(line);
      lines.emplace_back(line.rbegin(), line.rend());
    }
  }
  std::vector<int> own = digits_of_line(p);
  for (int& digit : own) digit += 1 - p.layout.first_value;
  const auto less = std::ranges::count_if(lines, [&](const auto& line) { return line < own; });
  const auto& ties = std::get<std::string>(p.use.values[2]);
  const bool is_tied = std::ranges::count(lines, own) > 1;
  std::ranges::sort(lines);
  const bool has_tie = std::ranges::adjacent_find(lines) != lines.end();
  return less + 1 == p.number(1) && (ties == "any" || !is_tied) && (ties != "none" || !has_tie);
}

}  // namespace

Meanings meanings_of_clues() {
  return {
      {"sandwich", fill_sandwich},
      {"little_killer", add_up_on_diagonal},
      {"skyscraper", [](const UsedAt& p) { return have_visible(digits_of_line(p), p.number(1)); }},
      {"hidden_skyscraper", [](const UsedAt& p) { return hide_first(digits_of_line(p), p.number(1)); }},
      {"x_sum", [](const UsedAt& p) { return add_up_to_x(digits_of_line(p), p.number(1)); }},
      {"numbered_room", [](const UsedAt& p) { return is_in_room(digits_of_line(p), p.number(1)); }},
      {"full_rank", have_rank},
  };
}

}  // namespace quadrille::test
