// Cages and other sets of cells, in which the order of digits does not count.
#include <algorithm>
#include <numeric>
#include <utility>

#include "support/sudoku/meanings/meanings.h"

namespace quadrille::test {

namespace {

std::vector<std::vector<int>> digit_lists(const UsedAt& p, std::size_t parameter) {
  std::vector<std::vector<int>> lists;
  for (const auto& cells : std::get<sudoku::CellLists>(p.use.values[parameter]).lists)
    lists.push_back(p.values_in(cells));
  return lists;
}

bool are_different(std::vector<int> digits) {
  std::erase(digits, kOpen);
  std::ranges::sort(digits);
  return std::ranges::adjacent_find(digits) == digits.end();
}

bool fill_cage(const UsedAt& p) {
  const std::vector<int> digits = p.digits(0);
  return are_different(digits) &&
         (p.number(1) == sudoku::kNoNumber || is_any_open(digits) || total_of(digits) == p.number(1));
}

bool fill_lunchbox(const std::vector<int>& digits, int total) {
  if (is_any_open(digits)) return true;
  if (!are_different(digits)) return false;
  auto [first, last] = std::ranges::minmax_element(digits);
  if (last < first) std::swap(first, last);
  return std::accumulate(first + 1, last, 0) == total;
}

bool come_to_one_of(const std::vector<int>& digits, const std::vector<int>& totals) {
  return are_different(digits) && (is_any_open(digits) || std::ranges::count(totals, total_of(digits)) > 0);
}

bool have_digital_root(const std::vector<int>& digits, int root) {
  if (!are_different(digits) || is_any_open(digits)) return are_different(digits);
  int sum = total_of(digits);
  while (sum > 9) {
    int next = 0;
    for (; sum > 0; sum /= 10) next += sum % 10;
    sum = next;
  }
  return sum == root;
}

/// No subset of them adds up to the total.
bool miss_total(const std::vector<int>& digits, int total) {
  for (std::size_t part = 1; part < std::size_t(1) << digits.size(); ++part) {
    int sum = 0;
    bool is_known = true;
    for (std::size_t i = 0; i < digits.size(); ++i) {
      if ((part >> i & 1) == 0) continue;
      is_known &= digits[i] != kOpen;
      sum += digits[i];
    }
    if (is_known && sum == total) return false;
  }
  return are_different(digits);
}

bool are_balanced(const UsedAt& p) {
  const auto digits = p.digits(0);
  if (!are_different(digits) || is_any_open(digits)) return are_different(digits);
  int odd = 0, low = 0;  // less the even ones, and the high ones
  const int twice_middle = 2 * p.layout.first_value + p.layout.digits - 1;
  for (const int digit : digits) {
    odd += digit % 2 == 1 ? 1 : -1;
    if (2 * digit == twice_middle) return false;
    low += 2 * digit < twice_middle ? 1 : -1;
  }
  return odd == 0 && low == 0;
}

bool come_to_total(const UsedAt& p) {
  const auto digits = p.digits(0);
  const auto& factors = std::get<sudoku::NumberList>(p.use.values[2]).numbers;
  if (is_any_open(digits)) return true;
  int sum = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) sum += digits[i] * (factors.empty() ? 1 : factors[i]);
  return sum == p.number(1);
}

/// Divides the product by each, so that nothing becomes too large.
bool come_to_product(const std::vector<int>& digits, int product) {
  if (is_any_open(digits)) return true;
  if (product == 0) return std::ranges::count(digits, 0) > 0;
  for (const int digit : digits) {
    if (digit == 0 || product % digit != 0) return false;
    product /= digit;
  }
  return product == 1;
}

bool are_rearranged(std::vector<std::vector<int>> lists) {
  if (std::ranges::any_of(lists, is_any_open)) return true;
  for (auto& list : lists) std::ranges::sort(list);
  return std::ranges::count(lists, lists.front()) == std::ssize(lists);
}

bool count_circles(const std::vector<int>& digits) {
  const auto open = std::ranges::count(digits, kOpen);
  return std::ranges::all_of(digits, [&](int digit) {
    const auto count = std::ranges::count(digits, digit);
    return digit == kOpen || (count <= digit && digit <= count + open);
  });
}

std::vector<int> listed_digits(const UsedAt& p) {
  std::vector<int> wanted = std::get<sudoku::DigitList>(p.use.values[1]).digits;
  for (int& digit : wanted) digit += p.layout.first_value - 1;
  return wanted;
}

bool stand_in_cells(std::vector<int> wanted, std::vector<int> digits) {
  for (const int digit : digits)
    if (const auto found = std::ranges::find(wanted, digit); found != wanted.end()) wanted.erase(found);
  return std::ranges::count(digits, kOpen) >= std::ssize(wanted);
}

bool stand_exactly(const std::vector<int>& wanted, const std::vector<int>& digits) {
  return is_any_open(digits) || std::ranges::all_of(wanted, [&](int digit) {
           return std::ranges::count(wanted, digit) == std::ranges::count(digits, digit);
         });
}

bool are_said(const std::vector<int>& says, const std::vector<int>& digits) {
  if (is_any_open(digits)) return true;
  for (std::size_t i = 0; i < says.size(); i += 2)
    if (std::ranges::count(digits, says[i + 1]) != says[i]) return false;
  return true;
}

}  // namespace

Meanings meanings_of_cages() {
  return {
      {"killer_cage", fill_cage},
      {"lunchbox", [](const UsedAt& p) { return fill_lunchbox(p.digits(0), p.number(1)); }},
      {"multi_sum_cage",
       [](const UsedAt& p) {
         return come_to_one_of(p.digits(0), std::get<sudoku::NumberList>(p.use.values[1]).numbers);
       }},
      {"digital_root_cage", [](const UsedAt& p) { return have_digital_root(p.digits(0), p.number(1)); }},
      {"rellik_cage", [](const UsedAt& p) { return miss_total(p.digits(0), p.number(1)); }},
      {"equality_cage", are_balanced},
      {"sum", come_to_total},
      {"product", [](const UsedAt& p) { return come_to_product(p.digits(0), p.number(1)); }},
      {"same_values", [](const UsedAt& p) { return are_rearranged(digit_lists(p, 0)); }},
      {"equal_sum", [](const UsedAt& p) { return have_one_sum(digit_lists(p, 0)); }},
      {"counting_circles", [](const UsedAt& p) { return count_circles(p.digits(0)); }},
      {"quadruple", [](const UsedAt& p) { return stand_in_cells(listed_digits(p), p.digits(0)); }},
      {"contain_at_least", [](const UsedAt& p) { return stand_in_cells(listed_digits(p), p.digits(0)); }},
      {"contain_exactly", [](const UsedAt& p) { return stand_exactly(listed_digits(p), p.digits(0)); }},
      {"look_and_say",
       [](const UsedAt& p) {
         return are_said(std::get<sudoku::NumberList>(p.use.values[1]).numbers, p.digits(0));
       }},
      {"one_of",
       [](const UsedAt& p) {
         const auto digits = std::get<Word>(p.use.values[1]);
         return std::ranges::all_of(p.digits(0), [&](int value) {
           return value == kOpen || (digits >> (value - p.layout.first_value) & 1) != 0;
         });
       }},
  };
}

}  // namespace quadrille::test
