// How a grid is laid out: its rows and columns, and the digits that its cells hold.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "base/input_error.h"

namespace quadrille::sudoku {

/// The most rows, columns and digits.
inline constexpr int kMaxSize = 64;

/// A set of digits: bit d-1 is set when digit d (1..64) is a member.
using Digits = Word;

[[nodiscard]] constexpr Digits digit_bit(int digit) { return bit(digit - 1); }

/// A cell, digit or house as an index.
[[nodiscard]] constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Inside the library the digits of every grid are 1, 2, .. up to their number. People may count them from 0
/// instead: what they read and write is the value of a digit. The two differ at the edges alone. Formats and
/// messages write values. Rules speak of values too, and what they state conditions with turns these into
/// digits: DigitPairs::where, DigitAutomaton::from, ConditionAdder::part for sums, and parameters of digits.
struct Layout {
  int rows, columns;
  int digits;           // how many
  int first_value = 1;  // of the least digit: 0 or 1
  bool lines = true;    // whether rows and columns hold different digits

  /// What most people mean by a size: as many rows, columns and digits, and lines.
  constexpr Layout(int size)  // NOLINT(google-explicit-constructor): 9 says it all
      : Layout(size, size, size) {}
  constexpr Layout(int row_count, int column_count, int digit_count, int first = 1, bool has_lines = true)
      : rows(row_count), columns(column_count), digits(digit_count), first_value(first), lines(has_lines) {}

  /// Whether a size says all of it.
  [[nodiscard]] constexpr bool is_usual() const { return *this == Layout(columns); }
  /// Whether rows and columns are houses that hold each digit once.
  [[nodiscard]] constexpr bool has_full_lines() const {
    return lines && rows == columns && columns == digits;
  }

  [[nodiscard]] constexpr int cell_count() const { return rows * columns; }
  /// Counted from 0, as cells are: in reading order.
  [[nodiscard]] constexpr int row_of(int cell) const { return cell / columns; }
  [[nodiscard]] constexpr int column_of(int cell) const { return cell % columns; }
  [[nodiscard]] constexpr int cell_at(int row, int column) const { return row * columns + column; }
  [[nodiscard]] constexpr bool contains(int row, int column) const {
    return 0 <= row && row < rows && 0 <= column && column < columns;
  }
  [[nodiscard]] std::vector<int> row_cells(int row) const;
  [[nodiscard]] std::vector<int> column_cells(int column) const;

  /// The set of all digits, 1..digits.
  [[nodiscard]] constexpr Digits all_digits() const { return low_bits(digits); }
  [[nodiscard]] constexpr int value_of(int digit) const { return digit + first_value - 1; }
  [[nodiscard]] constexpr int last_value() const { return value_of(digits); }
  /// 0 where no digit has that value.
  [[nodiscard]] constexpr int digit_of(int value) const {
    return first_value <= value && value <= last_value() ? value - first_value + 1 : 0;
  }

  friend bool operator==(const Layout&, const Layout&) = default;
};

/// The error says what is wrong with the numbers, if anything is: out of range, or fewer digits than a line
/// has cells.
[[nodiscard]] Parsed<void> check_layout(const Layout& layout);

/// "9x9", rows and columns.
[[nodiscard]] std::string grid_name(const Layout& layout);

/// A cell is named by its place in reading order: row * columns + column, counted from 0.
/// For people it is written r1c1, counted from 1.
[[nodiscard]] std::string cell_name(int cell, const Layout& layout);
/// The row and the column of a name such as r3c4, in small or capital letters; both 0 or more.
[[nodiscard]] std::optional<std::pair<int, int>> place_named(std::string_view name);
/// The cell of that name, in small or capital letters; nothing when the grid has none.
[[nodiscard]] std::optional<int> cell_named(std::string_view name, const Layout& layout);

}  // namespace quadrille::sudoku
