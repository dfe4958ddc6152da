// The characters that stand for digits and for empty cells.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "formats/text_cursor.h"
#include "sudoku/puzzle.h"

namespace quadrille::formats {

using sudoku::kMostSymbols;

/// The symbols of a puzzle's digits. Small letters are read as capitals where a size needs no small ones.
class DigitSymbols {
 public:
  /// chosen: the symbols of digits 1, 2, .. as check_symbols accepts them; empty: the usual ones.
  explicit DigitSymbols(int size, std::string_view chosen = {});

  /// 1..size for a digit, 0 for an empty cell, nothing for any other text. A digit is its symbol, or its
  /// number in decimal.
  [[nodiscard]] std::optional<int> value(std::string_view text) const {
    return text.size() == 1 ? value(text.front()) : number(text);
  }
  [[nodiscard]] std::optional<int> value(char c) const {
    const int value = values_[static_cast<unsigned char>(c)];
    return value < 0 ? std::nullopt : std::optional(value);
  }
  /// What value() accepts, for error sentences.
  [[nodiscard]] std::string expected() const;

 private:
  [[nodiscard]] std::optional<int> number(std::string_view text) const;

  int size_;
  std::string chosen_;
  std::array<short, 256> values_;  // by byte; -1: neither digit nor empty
};

/// Why `chosen` cannot be the symbols of a puzzle's digits, if so.
[[nodiscard]] Parsed<void> check_symbols(int size, std::string_view chosen);

/// The usual symbol of a digit 1..61, `.` for 0. Greater digits have none and give `?`.
[[nodiscard]] inline char digit_symbol(int digit) {
  if (digit == 0) return '.';
  return digit <= kMostSymbols ? sudoku::kDigitSymbols[static_cast<std::size_t>(digit - 1)] : '?';
}
/// Appends a number 0..99 in decimal.
inline void write_number(int number, std::string& out) {
  constexpr int kBase = 10;
  if (number >= kBase) out += static_cast<char>('0' + number / kBase);
  out += static_cast<char>('0' + number % kBase);
}

}  // namespace quadrille::formats
