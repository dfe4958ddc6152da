#include "support/use_meaning.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace quadrille::test {

namespace {

using sudoku::Grid;
using sudoku::Value;

/// Stands for the value of an empty cell.
constexpr int kOpen = -1;

/// What people read in a cell.
int value_in(const Grid& grid, int cell, const sudoku::Layout& layout) {
  const int digit = grid[std::size_t(cell)];
  return digit == 0 ? kOpen : digit - 1 + layout.first_value;
}

bool have_parity(const std::vector<int>& digits, int rest) {
  return std::ranges::all_of(digits, [=](int digit) { return digit == kOpen || digit % 2 == rest; });
}

bool rise(const std::vector<int>& digits) {
  for (std::size_t i = 0; i < digits.size(); ++i)
    for (std::size_t j = i + 1; j < digits.size(); ++j)
      if (digits[i] != kOpen && digits[j] != kOpen && digits[j] - digits[i] < static_cast<int>(j - i))
        return false;
  return true;
}

bool whisper(const std::vector<int>& digits, int difference) {
  for (std::size_t i = 1; i < digits.size(); ++i) {
    const int a = digits[i - 1], b = digits[i];
    if (a != kOpen && b != kOpen && a - b < difference && b - a < difference) return false;
  }
  return true;
}

/// test: of two values.
template <class Test>
bool suit(const std::vector<int>& digits, Test test) {
  return digits[0] == kOpen || digits[1] == kOpen || test(digits[0], digits[1]) || test(digits[1], digits[0]);
}

bool never_fall(std::vector<int> digits) {
  std::erase(digits, kOpen);
  return std::ranges::is_sorted(digits);
}

bool keep_apart(std::vector<int> digits) {
  std::erase(digits, kOpen);
  std::ranges::sort(digits);
  return std::ranges::adjacent_find(digits, [](int a, int b) { return b - a < 2; }) == digits.end();
}

bool stay_outside(const std::vector<int>& digits, int difference) {
  const int low = std::min(digits.front(), digits.back()), high = std::max(digits.front(), digits.back());
  if (low == kOpen) return true;
  return high - low >= difference && std::all_of(digits.begin() + 1, digits.end() - 1, [&](int digit) {
           return digit == kOpen || digit < low || digit > high;
         });
}

bool zip(const std::vector<int>& digits) {
  if (std::ranges::count(digits, kOpen) > 0) return true;
  const std::size_t last = digits.size() - 1, middle = digits.size() / 2;
  const int sum = digits.size() % 2 == 1 ? digits[middle] : digits[0] + digits[last];
  for (std::size_t i = 0; i < middle; ++i)
    if (digits[i] + digits[last - i] != sum) return false;
  return true;
}

bool have_no_gaps(std::vector<int> digits) {
  const auto count = static_cast<int>(digits.size());
  std::erase(digits, kOpen);
  std::ranges::sort(digits);
  if (digits.empty()) return true;
  return std::ranges::adjacent_find(digits) == digits.end() && digits.back() - digits.front() < count;
}

bool read_alike(const std::vector<int>& digits) {
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int a = digits[i], b = digits[digits.size() - 1 - i];
    if (a != kOpen && b != kOpen && a != b) return false;
  }
  return true;
}

bool lie_between_ends(const std::vector<int>& digits) {
  const int low = std::min(digits.front(), digits.back()), high = std::max(digits.front(), digits.back());
  return std::all_of(digits.begin() + 1, digits.end() - 1, [&](int digit) {
    return digit == kOpen || low == kOpen || (low < digit && digit < high);
  });
}

bool say_how_many_differ(const std::vector<int>& digits) {
  if (std::ranges::count(digits, kOpen) > 0) return true;
  std::vector<int> others(digits.begin() + 1, digits.end());
  std::ranges::sort(others);
  return std::ranges::unique(others).begin() - others.begin() == digits.front();
}

/// One use and what stands in the grid.
struct UsedAt {
  const sudoku::RuleUse& use;
  const sudoku::Layout& layout;
  const Grid& grid;

  /// The values in the cells that a parameter names.
  [[nodiscard]] std::vector<int> digits(std::size_t parameter) const {
    std::vector<int> values;
    for (const int cell : std::get<std::vector<int>>(use.values[parameter]))
      values.push_back(value_in(grid, cell, layout));
    return values;
  }
  [[nodiscard]] int number(std::size_t parameter) const { return std::get<int>(use.values[parameter]); }
};

bool is_any_open(const std::vector<int>& digits) { return std::ranges::count(digits, kOpen) > 0; }

int total_of(const std::vector<int>& digits) { return std::accumulate(digits.begin(), digits.end(), 0); }

bool fill_cage(const UsedAt& p) {
  std::vector<int> digits = p.digits(0);
  const bool is_open = is_any_open(digits);
  const bool is_right = p.number(1) == sudoku::kNoNumber || is_open || total_of(digits) == p.number(1);
  std::erase(digits, kOpen);
  std::ranges::sort(digits);
  return is_right && std::ranges::adjacent_find(digits) == digits.end();
}

bool fill_lunchbox(const std::vector<int>& digits, int total) {
  if (is_any_open(digits)) return true;
  std::vector<int> sorted = digits;
  std::ranges::sort(sorted);
  if (std::ranges::adjacent_find(sorted) != sorted.end()) return false;
  auto first = std::ranges::find(digits, sorted.front()), last = std::ranges::find(digits, sorted.back());
  if (last < first) std::swap(first, last);
  return std::accumulate(first + 1, last, 0) == total;
}

bool add_up_along_arrow(std::vector<int> digits) {
  return is_any_open(digits) || total_of(digits) == 2 * digits.front();
}

/// The digits along a straight line that begins at a place beside the grid.
std::vector<int> digits_along(const UsedAt& p, int down, int right) {
  const auto place = std::get<sudoku::Outside>(p.use.values[0]);
  std::vector<int> digits;
  int row = place.row, column = place.column;
  while (true) {
    row += down;
    column += right;
    if (row < 1 || column < 1 || row > p.layout.rows || column > p.layout.columns) return digits;
    digits.push_back(value_in(p.grid, (row - 1) * p.layout.columns + column - 1, p.layout));
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

bool add_up_to_x(const std::vector<int>& digits, int total) {
  if (is_any_open(digits)) return true;
  const int count = digits.front();
  if (count > std::ssize(digits)) return false;
  return std::accumulate(digits.begin(), digits.begin() + count, 0) == total;
}

bool stand_in_cells(std::vector<int> wanted, std::vector<int> digits) {
  for (const int digit : digits)
    if (const auto found = std::ranges::find(wanted, digit); found != wanted.end()) wanted.erase(found);
  return std::ranges::count(digits, kOpen) >= std::ssize(wanted);
}

bool is_in_room(const std::vector<int>& digits, int digit) {
  const int room = digits.front();
  if (room == kOpen) return true;
  if (room < 1 || room > static_cast<int>(digits.size())) return false;
  return digits[std::size_t(room - 1)] == kOpen || digits[std::size_t(room - 1)] == digit;
}

bool point_back(const UsedAt& p) {
  const bool names_rows = std::get<std::string>(p.use.values[1]) == "rows";
  const int lines = names_rows ? p.layout.rows : p.layout.columns;
  const std::vector<int> cells = std::get<std::vector<int>>(p.use.values[0]);
  return std::ranges::all_of(cells, [&](int cell) {
    const int row = cell / p.layout.columns, column = cell % p.layout.columns;
    const int value = value_in(p.grid, cell, p.layout);
    if (value == kOpen) return true;
    if (value < 1 || value > lines) return false;
    const int named =
        names_rows ? (value - 1) * p.layout.columns + column : row * p.layout.columns + value - 1;
    const int found = value_in(p.grid, named, p.layout);
    return found == kOpen || found == (names_rows ? row : column) + 1;
  });
}

/// Paints cells with the least number that a cell of their area has, until nothing changes.
bool form_one_area(const UsedAt& p) {
  if (std::ranges::count(p.grid, 0) > 0) return true;
  const auto digits = std::get<Word>(p.use.values[0]);
  const auto grid_cells = std::size_t(p.layout.rows * p.layout.columns);
  const int open = static_cast<int>(grid_cells);
  std::vector<int> colour(grid_cells, open);
  for (std::size_t cell = 0; cell < colour.size(); ++cell)
    if ((digits >> (p.grid[cell] - 1) & 1) != 0) colour[cell] = static_cast<int>(cell);
  const auto blend = [&](std::size_t a, std::size_t b) {
    if (colour[a] == open || colour[b] == open || colour[a] == colour[b]) return false;
    colour[a] = colour[b] = std::min(colour[a], colour[b]);
    return true;
  };
  const auto columns = std::size_t(p.layout.columns);
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t cell = 0; cell < colour.size(); ++cell) {
      if (cell % columns != 0) changed |= blend(cell, cell - 1);
      if (cell >= columns) changed |= blend(cell, cell - columns);
    }
  }
  const auto painted = std::ranges::count_if(colour, [&](int c) { return c != open; });
  std::ranges::sort(colour);
  const auto areas = std::ranges::unique(colour).begin() - colour.begin() - (painted < open ? 1 : 0);
  return areas == 1 && (p.number(1) == sudoku::kNoNumber || p.number(1) == painted);
}

const std::map<std::string, bool (*)(const UsedAt&)>& meanings_of_uses() {
  static const std::map<std::string, bool (*)(const UsedAt&)> table{
      {"odd", [](const UsedAt& p) { return have_parity(p.digits(0), 1); }},
      {"even", [](const UsedAt& p) { return have_parity(p.digits(0), 0); }},
      {"thermometer", [](const UsedAt& p) { return rise(p.digits(0)); }},
      {"slow_thermometer", [](const UsedAt& p) { return never_fall(p.digits(0)); }},
      {"difference",
       [](const UsedAt& p) { return suit(p.digits(0), [&](int a, int b) { return a - b == p.number(1); }); }},
      {"ratio",
       [](const UsedAt& p) { return suit(p.digits(0), [&](int a, int b) { return a == b * p.number(1); }); }},
      {"sum_pair",
       [](const UsedAt& p) { return suit(p.digits(0), [&](int a, int b) { return a + b == p.number(1); }); }},
      {"nabner", [](const UsedAt& p) { return keep_apart(p.digits(0)); }},
      {"lockout", [](const UsedAt& p) { return stay_outside(p.digits(0), p.number(1)); }},
      {"zipper", [](const UsedAt& p) { return zip(p.digits(0)); }},
      {"double_arrow",
       [](const UsedAt& p) {
         const auto digits = p.digits(0);
         return is_any_open(digits) || 2 * (digits.front() + digits.back()) == total_of(digits);
       }},
      {"renban", [](const UsedAt& p) { return have_no_gaps(p.digits(0)); }},
      {"palindrome", [](const UsedAt& p) { return read_alike(p.digits(0)); }},
      {"between", [](const UsedAt& p) { return lie_between_ends(p.digits(0)); }},
      {"count_distinct", [](const UsedAt& p) { return say_how_many_differ(p.digits(0)); }},
      {"lunchbox", [](const UsedAt& p) { return fill_lunchbox(p.digits(0), p.number(1)); }},
      {"killer_cage", fill_cage},
      {"arrow", [](const UsedAt& p) { return add_up_along_arrow(p.digits(0)); }},
      {"little_killer", add_up_on_diagonal},
      {"sandwich", fill_sandwich},
      {"skyscraper", [](const UsedAt& p) { return have_visible(digits_of_line(p), p.number(1)); }},
      {"x_sum", [](const UsedAt& p) { return add_up_to_x(digits_of_line(p), p.number(1)); }},
      {"numbered_room", [](const UsedAt& p) { return is_in_room(digits_of_line(p), p.number(1)); }},
      {"indexer", point_back},
      {"connected_digits", form_one_area},
      {"quadruple",
       [](const UsedAt& p) {
         std::vector<int> wanted = std::get<sudoku::DigitList>(p.use.values[1]).digits;
         for (int& digit : wanted) digit += p.layout.first_value - 1;
         return stand_in_cells(std::move(wanted), p.digits(0));
       }},
      {"whispers", [](const UsedAt& p) { return whisper(p.digits(0), p.number(1)); }},
  };
  return table;
}

}  // namespace

bool use_has_meaning(std::string_view rule) { return meanings_of_uses().contains(std::string(rule)); }

bool obeys(const sudoku::RuleUse& use, const sudoku::Layout& layout, const Grid& grid) {
  const auto found = meanings_of_uses().find(use.name);
  return found == meanings_of_uses().end() || found->second({use, layout, grid});
}

}  // namespace quadrille::test
