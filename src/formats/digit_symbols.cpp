#include "formats/digit_symbols.h"

#include <algorithm>

#include <fmt/format.h>

#include "formats/sentences.h"

namespace quadrille::formats {

namespace {

constexpr int kLastCapital = 35;
constexpr int kDigitX = 33;
constexpr std::string_view kEmpty = "0.*_-";

std::size_t index(char c) { return static_cast<unsigned char>(c); }

}  // namespace

DigitSymbols::DigitSymbols(const sudoku::Layout& layout, std::string_view chosen)
    : layout_(layout), chosen_(chosen) {
  values_.fill(kNone);
  for (const char c : kEmpty) values_[index(c)] = 0;
  if (layout.digits < kDigitX) values_[index('X')] = values_[index('x')] = 0;
  for (int digit = 1; digit <= layout.digits; ++digit) {
    const char symbol =
        chosen.empty() ? symbol_of_value(digit, layout) : chosen[static_cast<std::size_t>(digit - 1)];
    if (layout.value_of(digit) > kMostSymbols && chosen.empty()) break;
    values_[index(symbol)] = static_cast<short>(digit);
    if (chosen.empty() && layout.digits <= kLastCapital && is_letter(symbol)) {
      values_[index(symbol) + ('a' - 'A')] = static_cast<short>(digit);
    }
  }
}

int DigitSymbols::number(std::string_view text) const {
  const auto number = decimal(text);
  if (!number) return kNone;
  const int digit = layout_.digit_of(*number);
  return digit > 0 || *number == 0 ? digit : kNone;
}

std::string DigitSymbols::expected() const {
  const int first = layout_.first_value, last = layout_.last_value();
  const std::string digits =
      !chosen_.empty() ? say::kOneOf(chosen_)
      : last < 10
          ? say::kRange(first, last)
          : say::kRangeWithLetters(first, std::string(1, digit_symbol(std::min(last, kMostSymbols))), last);
  const std::string_view zero = find('0') == 0 ? "0 " : "";
  const std::string_view x = layout_.digits < kDigitX ? " X" : "";
  return say::kOrEmpty(digits, fmt::format("{}. * _ -{}", zero, x));
}

Parsed<void> check_symbols(const sudoku::Layout& layout, std::string_view chosen) {
  if (chosen.empty()) return {};
  if (chosen.size() != static_cast<std::size_t>(layout.digits)) {
    return bad_input(
        say::kNumberOfSymbols(in_quotes(chosen), chosen.size(), layout.digits, grid_name(layout)));
  }
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    const char c = chosen[i];
    if (c <= ' ' || c >= '\x7F' || c == '#' || chosen.find(c) != i) {
      return bad_input(say::kUnsoundSymbols(in_quotes(chosen)));
    }
  }
  return {};
}

}  // namespace quadrille::formats
