#include "support/use_meaning.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace quadrille::test {

namespace {

using sudoku::Grid;
using sudoku::Value;

/// The digits of the cells that a parameter names, 0 where there is none yet.
std::vector<int> digits_at(const Value& cells, const Grid& grid) {
  std::vector<int> digits;
  for (const int cell : std::get<std::vector<int>>(cells)) digits.push_back(grid[std::size_t(cell)]);
  return digits;
}

bool have_parity(const std::vector<int>& digits, int rest) {
  return std::ranges::all_of(digits, [=](int digit) { return digit == 0 || digit % 2 == rest; });
}

bool rise(const std::vector<int>& digits) {
  for (std::size_t i = 0; i < digits.size(); ++i)
    for (std::size_t j = i + 1; j < digits.size(); ++j)
      if (digits[i] != 0 && digits[j] != 0 && digits[j] - digits[i] < static_cast<int>(j - i)) return false;
  return true;
}

bool whisper(const std::vector<int>& digits, int difference) {
  for (std::size_t i = 1; i < digits.size(); ++i) {
    const int a = digits[i - 1], b = digits[i];
    if (a != 0 && b != 0 && a - b < difference && b - a < difference) return false;
  }
  return true;
}

/// One use and what stands in the grid.
struct UsedAt {
  const sudoku::RuleUse& use;
  int size;
  const Grid& grid;

  [[nodiscard]] std::vector<int> digits(std::size_t parameter) const {
    return digits_at(use.values[parameter], grid);
  }
  [[nodiscard]] int number(std::size_t parameter) const { return std::get<int>(use.values[parameter]); }
};

const std::map<std::string, bool (*)(const UsedAt&)>& meanings_of_uses() {
  static const std::map<std::string, bool (*)(const UsedAt&)> table{
      {"odd", [](const UsedAt& p) { return have_parity(p.digits(0), 1); }},
      {"even", [](const UsedAt& p) { return have_parity(p.digits(0), 0); }},
      {"thermometer", [](const UsedAt& p) { return rise(p.digits(0)); }},
      {"whispers", [](const UsedAt& p) { return whisper(p.digits(0), p.number(1)); }},
  };
  return table;
}

}  // namespace

bool use_has_meaning(std::string_view rule) { return meanings_of_uses().contains(std::string(rule)); }

bool obeys(const sudoku::RuleUse& use, int size, const Grid& grid) {
  const auto found = meanings_of_uses().find(use.name);
  return found == meanings_of_uses().end() || found->second({use, size, grid});
}

}  // namespace quadrille::test
