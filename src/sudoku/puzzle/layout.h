// How a grid is laid out: its rows and columns, and the digits that its cells hold.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
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

/// Cells beside the grid, named by the group's name and their place in it: x1, x2 .. An only one is x. Rules
/// may speak of them as of other cells: they stand for what the grid does not show, such as a total that
/// nobody knows.
struct ExtraCells {
  std::string name;  // letters
  int count = 1;
  friend bool operator==(const ExtraCells&, const ExtraCells&) = default;
};
/// The most extra cells of a puzzle.
inline constexpr int kMostExtraCells = 1000;

/// Inside the library the digits of every grid are 1, 2, .. up to their number. People may count them from 0
/// instead: what they read and write is the value of a digit. The two differ at the edges alone. Formats and
/// messages write values. Rules speak of values too, and what they state conditions with turns these into
/// digits: DigitPairs::where, DigitAutomaton::from, ConditionAdder::part for sums, and parameters of digits.
struct Layout {
  int rows, columns;
  int digits;           // how many
  int first_value = 1;  // of the least digit: 0 or 1
  bool lines = true;    // whether rows and columns hold different digits
  std::shared_ptr<const std::vector<ExtraCells>> extra_groups;  // null: none; copies share it

  /// What most people mean by a size: as many rows, columns and digits, and lines.
  Layout(int size)  // NOLINT(google-explicit-constructor): 9 says it all
      : Layout(size, size, size) {}
  Layout(int row_count, int column_count, int digit_count, int first = 1, bool has_lines = true)
      : rows(row_count), columns(column_count), digits(digit_count), first_value(first), lines(has_lines) {}
  /// The same with these extra cells, and no others.
  [[nodiscard]] Layout with_extra_cells(std::vector<ExtraCells> groups) const;

  /// Whether a size says all of it, extra cells apart.
  [[nodiscard]] bool is_usual() const { return has_full_lines() && first_value == 1; }
  /// Whether rows and columns are houses that hold each digit once.
  [[nodiscard]] bool has_full_lines() const { return lines && rows == columns && columns == digits; }

  /// Cells count from 0: first those of the grid in reading order, then the extra cells, group by group.
  [[nodiscard]] int cell_count() const {
    return grid_cell_count() + (extra_groups == nullptr ? 0 : extra_cell_count());
  }
  [[nodiscard]] int grid_cell_count() const { return rows * columns; }
  [[nodiscard]] int extra_cell_count() const;
  [[nodiscard]] bool is_extra(int cell) const { return cell >= grid_cell_count(); }
  [[nodiscard]] std::span<const ExtraCells> extra_cells() const;
  /// Of the group with that number.
  [[nodiscard]] std::vector<int> cells_of_group(std::size_t group) const;
  /// The groups of as many cells as the grid has, which may lie over these.
  [[nodiscard]] std::vector<std::size_t> layers() const;

  /// Counted from 0. Extra cells are drawn below the grid, with a row between that stays free.
  [[nodiscard]] int row_of(int cell) const { return cell / columns + (is_extra(cell) ? 1 : 0); }
  [[nodiscard]] int column_of(int cell) const { return cell % columns; }
  /// Of the grid.
  [[nodiscard]] int cell_at(int row, int column) const { return row * columns + column; }
  [[nodiscard]] bool contains(int row, int column) const {
    return 0 <= row && row < rows && 0 <= column && column < columns;
  }
  [[nodiscard]] std::vector<int> row_cells(int row) const;
  [[nodiscard]] std::vector<int> column_cells(int column) const;
  /// Those that share a side with a cell of the grid: above, left, right, below.
  [[nodiscard]] std::vector<int> cells_beside(int cell) const;

  /// The set of all digits, 1..digits.
  [[nodiscard]] Digits all_digits() const { return low_bits(digits); }
  [[nodiscard]] int value_of(int digit) const { return digit + first_value - 1; }
  [[nodiscard]] int last_value() const { return value_of(digits); }
  /// 0 where no digit has that value.
  [[nodiscard]] int digit_of(int value) const {
    return first_value <= value && value <= last_value() ? value - first_value + 1 : 0;
  }

  friend bool operator==(const Layout& a, const Layout& b) {
    return a.rows == b.rows && a.columns == b.columns && a.digits == b.digits &&
           a.first_value == b.first_value && a.lines == b.lines &&
           (a.extra_groups == b.extra_groups || std::ranges::equal(a.extra_cells(), b.extra_cells()));
  }
};

/// The error says what is wrong with the numbers or the names of extra cells, if anything is: out of range,
/// fewer digits than a line has cells, names that could be taken for others.
[[nodiscard]] Parsed<void> check_layout(const Layout& layout);

/// "9x9", rows and columns.
[[nodiscard]] std::string grid_name(const Layout& layout);

/// For people a cell of the grid is r1c1, counted from 1, and an extra cell x1.
[[nodiscard]] std::string cell_name(int cell, const Layout& layout);
/// The row and the column of a name such as r3c4, in small or capital letters; both 0 or more.
[[nodiscard]] std::optional<std::pair<int, int>> place_named(std::string_view name);
/// The cell of that name, in small or capital letters; nothing when the grid has none.
[[nodiscard]] std::optional<int> cell_named(std::string_view name, const Layout& layout);

}  // namespace quadrille::sudoku
