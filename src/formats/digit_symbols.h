// The characters for digits and for empty cells.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "formats/text_cursor.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::formats {

using sudoku::kMostSymbols;

/// The symbols of a puzzle's digits. If digits begin with 0, a 0 is not an empty cell. Lower case letters are
/// accepted for upper case ones if the size needs no lower case ones.
class DigitSymbols {
 public:
  /// chosen: the symbols of the digits, in increasing order, as accepted by check_symbols(); empty: the usual
  /// ones.
  explicit DigitSymbols(const sudoku::Layout& layout, std::string_view chosen = {});

  /// 1, 2, .. for a digit, 0 for an empty cell, nullopt for any other text. A digit is its symbol, or its
  /// value in decimal.
  [[nodiscard]] std::optional<int> value(std::string_view text) const { return known(find(text)); }
  [[nodiscard]] std::optional<int> value(char c) const { return known(find(c)); }
  /// The same, with kNone instead of nullopt, which is faster.
  [[nodiscard]] int find(std::string_view text) const {
    return text.size() == 1 ? find(text.front()) : number(text);
  }
  [[nodiscard]] int find(char c) const { return values_[static_cast<unsigned char>(c)]; }
  static constexpr int kNone = -1;
  /// The texts that value() accepts, for error messages.
  [[nodiscard]] std::string expected() const;

 private:
  [[nodiscard]] static std::optional<int> known(int value) {
    return value == kNone ? std::nullopt : std::optional(value);
  }
  [[nodiscard]] int number(std::string_view text) const;

  sudoku::Layout layout_;
  std::string chosen_;
  std::array<short, 256> values_;  // by byte; kNone: neither a digit nor empty
};

/// An error if `chosen` cannot be the symbols of a puzzle's digits.
[[nodiscard]] Parsed<void> check_symbols(const sudoku::Layout& layout, std::string_view chosen);

/// The usual symbol of a digit 1..61, `.` for 0. Greater digits have none and give `?`.
[[nodiscard]] inline char digit_symbol(int digit) {
  // One table for all: no processor can predict which cells are empty.
  static constexpr auto kSymbols = [] {
    std::array<char, sudoku::kMaxSize + 1> symbols{};
    symbols.fill('?');
    symbols[0] = '.';
    std::ranges::copy(sudoku::kDigitSymbols, symbols.begin() + 1);
    return symbols;
  }();
  return kSymbols[static_cast<std::size_t>(digit)];
}
/// The usual symbol for the value of a digit.
[[nodiscard]] inline char symbol_of_value(int digit, const sudoku::Layout& layout) {
  return digit > 0 && layout.value_of(digit) == 0 ? '0'
                                                  : digit_symbol(digit > 0 ? layout.value_of(digit) : 0);
}
/// The same in chosen symbols; empty, or not one for each digit: the usual ones.
[[nodiscard]] inline char symbol_of_value(int digit, const sudoku::Layout& layout, std::string_view symbols) {
  const bool are_chosen = digit > 0 && symbols.size() == static_cast<std::size_t>(layout.digits);
  return are_chosen ? symbols[static_cast<std::size_t>(digit - 1)] : symbol_of_value(digit, layout);
}
/// Appends a number 0..99 in decimal.
inline void write_number(int number, std::string& out) {
  constexpr int kBase = 10;
  if (number >= kBase) out += static_cast<char>('0' + number / kBase);
  out += static_cast<char>('0' + number % kBase);
}

}  // namespace quadrille::formats
