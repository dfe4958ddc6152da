#include "formats/digit_symbols.h"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::formats {

namespace {

constexpr int kLastCapital = 35;
constexpr int kDigitX = 33;
constexpr std::string_view kEmpty = "0.*_-";

std::size_t index(char c) { return static_cast<unsigned char>(c); }

}  // namespace

DigitSymbols::DigitSymbols(int size, std::string_view chosen) : size_(size), chosen_(chosen) {
  values_.fill(kNone);
  for (const char c : kEmpty) values_[index(c)] = 0;
  if (size < kDigitX) values_[index('X')] = values_[index('x')] = 0;
  const auto symbols = chosen.empty() ? sudoku::kDigitSymbols : chosen;
  const auto count = std::min(static_cast<std::size_t>(size), symbols.size());
  for (std::size_t i = 0; i < count; ++i) {
    const char symbol = symbols[i];
    values_[index(symbol)] = static_cast<short>(i + 1);
    if (chosen.empty() && size <= kLastCapital && is_letter(symbol)) {
      values_[index(symbol) + ('a' - 'A')] = static_cast<short>(i + 1);
    }
  }
}

int DigitSymbols::number(std::string_view text) const {
  const auto number = decimal(text);
  return number && *number <= size_ ? *number : kNone;
}

std::string DigitSymbols::expected() const {
  const std::string digits = !chosen_.empty() ? "one of " + chosen_
                             : size_ < 10     ? fmt::format("1 to {}", size_)
                                              : fmt::format("1 to 9, A to {} (or 10 to {})",
                                                            digit_symbol(std::min(size_, kMostSymbols)), size_);
  return fmt::format("{}, or {}{} for an empty cell", digits, "0 . * _ -", size_ < kDigitX ? " X" : "");
}

Parsed<void> check_symbols(int size, std::string_view chosen) {
  if (chosen.empty()) return {};
  if (chosen.size() != static_cast<std::size_t>(size)) {
    return bad_input(
        fmt::format("the digits are to be written {}, which are {} symbols, expected {} for a {}x{} grid",
                    in_quotes(chosen), chosen.size(), size, size, size));
  }
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    const char c = chosen[i];
    if (c <= ' ' || c >= '\x7F' || c == '#' || chosen.find(c) != i) {
      return bad_input(
          fmt::format("the digits are to be written {}, expected different characters, no spaces and no #",
                      in_quotes(chosen)));
    }
  }
  return {};
}

}  // namespace quadrille::formats
