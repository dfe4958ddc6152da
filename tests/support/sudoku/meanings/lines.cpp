// Lines, along which the order of digits counts.
#include <algorithm>
#include <numeric>
#include <regex>

#include "sudoku/puzzle/digit_automaton.h"
#include "sudoku/puzzle/digit_pairs.h"
#include "support/sudoku/meanings/meanings.h"

namespace quadrille::test {

namespace {

bool rise(const std::vector<int>& digits) {
  for (std::size_t i = 0; i < digits.size(); ++i)
    for (std::size_t j = i + 1; j < digits.size(); ++j)
      if (digits[i] != kOpen && digits[j] != kOpen && digits[j] - digits[i] < static_cast<int>(j - i))
        return false;
  return true;
}

bool never_fall(std::vector<int> digits) {
  std::erase(digits, kOpen);
  return std::ranges::is_sorted(digits);
}

bool whisper(const std::vector<int>& digits, int difference) {
  for (std::size_t i = 1; i < digits.size(); ++i) {
    const int a = digits[i - 1], b = digits[i];
    if (a != kOpen && b != kOpen && a - b < difference && b - a < difference) return false;
  }
  return true;
}

bool have_no_gaps(std::vector<int> digits) {
  const auto count = static_cast<int>(digits.size());
  std::erase(digits, kOpen);
  std::ranges::sort(digits);
  if (digits.empty()) return true;
  return std::ranges::adjacent_find(digits) == digits.end() && digits.back() - digits.front() < count;
}

bool keep_apart(std::vector<int> digits) {
  std::erase(digits, kOpen);
  std::ranges::sort(digits);
  return std::ranges::adjacent_find(digits, [](int a, int b) { return b - a < 2; }) == digits.end();
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

bool say_how_many_differ(const std::vector<int>& digits) {
  if (std::ranges::count(digits, kOpen) > 0) return true;
  std::vector<int> others(digits.begin() + 1, digits.end());
  std::ranges::sort(others);
  return std::ranges::unique(others).begin() - others.begin() == digits.front();
}

bool add_up_along_arrow(std::vector<int> digits) {
  return is_any_open(digits) || total_of(digits) == 2 * digits.front();
}

bool is_number_in_pill(const std::vector<int>& pill, const std::vector<int>& arm) {
  for (std::size_t i = 1; i < pill.size(); ++i)
    if (pill[i] > 9) return false;
  if (is_any_open(pill) || is_any_open(arm)) return true;
  int number = 0;
  for (const int digit : pill) number = 10 * number + digit;
  return number == total_of(arm);
}

bool stands_again(const std::vector<int>& digits) {
  if (digits[1] == kOpen) return true;
  const int place = digits[1] + 1;
  if (place < 2 || place >= static_cast<int>(digits.size())) return false;
  return digits[0] == kOpen || digits[std::size_t(place)] == kOpen || digits[std::size_t(place)] == digits[0];
}

bool cut_into_equal_sums(const UsedAt& p) {
  std::vector<std::vector<int>> pieces;
  int region = -1;
  for (const int cell : std::get<std::vector<int>>(p.use.values[0])) {
    const int here = p.puzzle.regions()[std::size_t(cell)];
    if (here < 0) continue;
    if (here != region) pieces.emplace_back();
    region = here;
    pieces.back().push_back(p.value_in(cell));
  }
  return pieces.empty() || have_one_sum(pieces);
}

/// All ways to cut the line into pieces, the first of which begins at the first digit.
bool fall_into_pieces(const std::vector<int>& digits, int total) {
  std::vector<bool> may_end(digits.size() + 1, false);  // whether a piece may end before that digit
  may_end[0] = true;
  for (std::size_t end = 1; end <= digits.size(); ++end)
    for (std::size_t begin = 0; begin < end; ++begin)
      if (may_end[begin] && std::accumulate(digits.begin() + static_cast<std::ptrdiff_t>(begin),
                                            digits.begin() + static_cast<std::ptrdiff_t>(end), 0) == total)
        may_end[end] = true;
  return may_end.back();
}

bool fall_into_sums(std::vector<int> digits, int total, bool is_loop) {
  if (is_any_open(digits)) return true;
  for (std::size_t turn = 0; turn < (is_loop ? digits.size() : 1); ++turn) {
    if (fall_into_pieces(digits, total)) return true;
    std::ranges::rotate(digits, digits.begin() + 1);
  }
  return false;
}

/// class_of: of a value. Any `classes` neighbours are of different ones.
template <class ClassOf>
bool take_turns(const std::vector<int>& digits, int classes, ClassOf class_of) {
  for (std::size_t i = 0; i < digits.size(); ++i)
    for (std::size_t j = i + 1; j < digits.size() && j < i + std::size_t(classes); ++j)
      if (digits[i] != kOpen && digits[j] != kOpen && class_of(digits[i]) == class_of(digits[j]))
        return false;
  return true;
}

bool mix_low_middle_high(const UsedAt& p) {
  const int digits = p.layout.digits;
  const int low = digits % 3 == 2 ? digits / 3 + 1 : digits / 3;
  return take_turns(p.digits(0), 3, [&](int value) {
    const int digit = value - p.layout.first_value;
    return digit < low ? 0 : digit >= digits - low ? 2 : 1;
  });
}

/// Digits as regular expressions of the standard library see them.
bool match(const std::vector<int>& digits, const std::string& pattern) {
  if (is_any_open(digits)) return true;
  std::string text;
  for (const int digit : digits) text += static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
  return std::regex_match(text, std::regex(pattern));
}

bool end_well(const UsedAt& p) {
  const sudoku::DigitAutomaton& automaton = *std::get<sudoku::Automaton>(p.use.values[1]).states;
  int state = 0;
  for (const int value : p.digits(0)) {
    if (value == kOpen) return true;
    const auto to = automaton.next(state, value + 1 - p.layout.first_value);
    if (!to) return false;
    state = *to;
  }
  return automaton.accepts(state);
}

/// Each cell with the next, or with all that follow, in both orders.
bool are_pairs(const UsedAt& p, bool of_all) {
  const sudoku::DigitPairs& pairs = *std::get<sudoku::Pairs>(p.use.values[1]).matrix;
  const auto values = p.digits(0);
  const auto allow = [&](int a, int b) {
    return a == kOpen || b == kOpen ||
           pairs.allow(a + 1 - p.layout.first_value, b + 1 - p.layout.first_value);
  };
  for (std::size_t i = 0; i < values.size(); ++i)
    for (std::size_t j = i + 1; j < (of_all ? values.size() : std::min(i + 2, values.size())); ++j)
      if (!allow(values[i], values[j]) || (of_all && !allow(values[j], values[i]))) return false;
  return true;
}

}  // namespace

Meanings meanings_of_lines() {
  return {
      {"thermometer", [](const UsedAt& p) { return rise(p.digits(0)); }},
      {"slow_thermometer", [](const UsedAt& p) { return never_fall(p.digits(0)); }},
      {"whispers", [](const UsedAt& p) { return whisper(p.digits(0), p.number(1)); }},
      {"renban", [](const UsedAt& p) { return have_no_gaps(p.digits(0)); }},
      {"nabner", [](const UsedAt& p) { return keep_apart(p.digits(0)); }},
      {"palindrome", [](const UsedAt& p) { return read_alike(p.digits(0)); }},
      {"between", [](const UsedAt& p) { return lie_between_ends(p.digits(0)); }},
      {"lockout", [](const UsedAt& p) { return stay_outside(p.digits(0), p.number(1)); }},
      {"zipper", [](const UsedAt& p) { return zip(p.digits(0)); }},
      {"count_distinct", [](const UsedAt& p) { return say_how_many_differ(p.digits(0)); }},
      {"arrow", [](const UsedAt& p) { return add_up_along_arrow(p.digits(0)); }},
      {"double_arrow",
       [](const UsedAt& p) {
         const auto digits = p.digits(0);
         return is_any_open(digits) || 2 * (digits.front() + digits.back()) == total_of(digits);
       }},
      {"pill_arrow", [](const UsedAt& p) { return is_number_in_pill(p.digits(0), p.digits(1)); }},
      {"value_indexing", [](const UsedAt& p) { return stands_again(p.digits(0)); }},
      {"region_sum_line", cut_into_equal_sums},
      {"sum_line",
       [](const UsedAt& p) {
         return fall_into_sums(p.digits(0), p.number(1), std::get<std::string>(p.use.values[2]) == "joined");
       }},
      {"entropic_line", mix_low_middle_high},
      {"modular_line",
       [](const UsedAt& p) {
         return take_turns(p.digits(0), p.number(1), [&](int value) { return value % p.number(1); });
       }},
      {"regex",
       [](const UsedAt& p) { return match(p.digits(0), std::get<sudoku::Pattern>(p.use.values[1]).text); }},
      {"nfa", end_well},
      {"pairwise", [](const UsedAt& p) { return are_pairs(p, false); }},
      {"pairwise_all", [](const UsedAt& p) { return are_pairs(p, true); }},
  };
}

}  // namespace quadrille::test
