// The layout of a grid: its rows and columns, and the digits of its cells.
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
#include "sudoku/puzzle/boards.h"

namespace quadrille::sudoku {

/// The maximum number of rows, columns and digits.
inline constexpr int kMaxSize = 64;

/// A set of digits: bit d-1 is set if digit d (1..64) is a member.
using Digits = Word;

[[nodiscard]] constexpr Digits digit_bit(int digit) { return bit(digit - 1); }

/// A cell, digit or house as an index.
[[nodiscard]] constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// One digit for each cell, in reading order. 0 is an empty cell if these are allowed.
using Grid = std::vector<int>;

/// Cells beside the grid, named by the group's name and their number in it: x1, x2 .. A single one is x.
/// Rules may use them like other cells: they represent unknowns that the grid does not show, such as a total
/// that is not given.
struct ExtraCells {
  std::string name;  // letters
  int count = 1;
  friend bool operator==(const ExtraCells&, const ExtraCells&) = default;
};
/// The maximum number of extra cells of a puzzle.
inline constexpr int kMostExtraCells = 1000;

/// Inside the library the digits of every grid are 1, 2, .. up to their number. People may count them from 0
/// instead: they read and write the value of a digit. Digits and values differ only at the interfaces.
/// Formats and messages use values. Rules use values too, and the functions with which they state conditions
/// convert them into digits: DigitPairs::where, DigitAutomaton::from, ConditionAdder::part for sums, and
/// parameters of digits.
struct Layout {
  int rows, columns;
  int digits;           // number of digits
  int first_value = 1;  // value of the least digit: 0 or 1
  bool lines = true;    // whether rows and columns hold different digits
  std::shared_ptr<const std::vector<ExtraCells>> extra_groups;  // null: none; shared by copies
  /// The boards whose rows and columns are houses; `lines` is false, and layout_of_boards() makes such a
  /// layout. Null: the grid is one board. Shared by copies.
  std::shared_ptr<const Boards> boards;

  /// The usual layout of a size: that number of rows, columns and digits; rows and columns are houses.
  Layout(int size)  // NOLINT(google-explicit-constructor): 9 says it all
      : Layout(size, size, size) {}
  Layout(int row_count, int column_count, int digit_count, int first = 1, bool has_lines = true)
      : rows(row_count), columns(column_count), digits(digit_count), first_value(first), lines(has_lines) {}
  /// This layout with these extra cells, which replace existing ones.
  [[nodiscard]] Layout with_extra_cells(std::vector<ExtraCells> groups) const;

  /// Whether the layout without its extra cells is the usual one of a size.
  [[nodiscard]] bool is_usual() const { return has_full_lines() && first_value == 1; }
  /// Whether rows and columns are houses that hold each digit once.
  [[nodiscard]] bool has_full_lines() const { return lines && rows == columns && columns == digits; }

  /// Cells count from 0: first those of the grid in reading order, then the extra cells, group by group.
  [[nodiscard]] int cell_count() const {
    return grid_cell_count() + (extra_groups == nullptr ? 0 : extra_cell_count());
  }
  /// Counts holes, too.
  [[nodiscard]] int grid_cell_count() const { return rows * columns; }
  /// Whether the place belongs to no board: it holds no digit, and no rule uses it. It has a number
  /// nevertheless, so that a grid of digits has its rows and columns; its digit there is 0.
  [[nodiscard]] bool is_hole(int cell) const {
    return boards != nullptr && cell < grid_cell_count() && boards->holes[at(cell)];
  }
  [[nodiscard]] int hole_count() const;
  /// With 0 for the digits of holes.
  [[nodiscard]] Grid without_holes(Grid grid) const;
  [[nodiscard]] int extra_cell_count() const;
  [[nodiscard]] bool is_extra(int cell) const { return cell >= grid_cell_count(); }
  [[nodiscard]] std::span<const ExtraCells> extra_cells() const;
  /// The cells of the group with that index.
  [[nodiscard]] std::vector<int> cells_of_group(std::size_t group) const;
  /// The groups with as many cells as the grid, which may lie over it. None if the grid has boards.
  [[nodiscard]] std::vector<std::size_t> layers() const;

  /// Counted from 0. Extra cells are drawn below the grid, after an empty row.
  [[nodiscard]] int row_of(int cell) const { return cell / columns + (is_extra(cell) ? 1 : 0); }
  [[nodiscard]] int column_of(int cell) const { return cell % columns; }
  /// A cell of the grid.
  [[nodiscard]] int cell_at(int row, int column) const { return row * columns + column; }
  /// Whether there is a cell, and not a hole.
  [[nodiscard]] bool contains(int row, int column) const {
    return 0 <= row && row < rows && 0 <= column && column < columns && !is_hole(cell_at(row, column));
  }
  /// Without holes.
  [[nodiscard]] std::vector<int> row_cells(int row) const;
  [[nodiscard]] std::vector<int> column_cells(int column) const;
  /// The cells that share a side with a cell of the grid: above, left, right, below.
  [[nodiscard]] std::vector<int> cells_beside(int cell) const;

  /// The set of all digits, 1..digits.
  [[nodiscard]] Digits all_digits() const { return low_bits(digits); }
  [[nodiscard]] int value_of(int digit) const { return digit + first_value - 1; }
  [[nodiscard]] int last_value() const { return value_of(digits); }
  /// 0 if no digit has that value.
  [[nodiscard]] int digit_of(int value) const {
    return first_value <= value && value <= last_value() ? value - first_value + 1 : 0;
  }

  friend bool operator==(const Layout& a, const Layout& b) {
    return a.rows == b.rows && a.columns == b.columns && a.digits == b.digits &&
           a.first_value == b.first_value && a.lines == b.lines &&
           (a.boards == b.boards || (a.boards != nullptr && b.boards != nullptr && *a.boards == *b.boards)) &&
           (a.extra_groups == b.extra_groups || std::ranges::equal(a.extra_cells(), b.extra_cells()));
  }
};

/// An error if the numbers or the names of extra cells are not valid: out of range, fewer digits than a line
/// has cells, or names that could be mistaken for others.
[[nodiscard]] Parsed<void> check_layout(const Layout& layout);

/// "9x9", rows and columns.
[[nodiscard]] std::string grid_name(const Layout& layout);

/// The name for people: a cell of the grid is r1c1, counted from 1, and an extra cell x1.
[[nodiscard]] std::string cell_name(int cell, const Layout& layout);
/// The row and the column of a name such as r3c4, in upper or lower case; both are at least 0.
[[nodiscard]] std::optional<std::pair<int, int>> place_named(std::string_view name);
/// The cell of that name, in upper or lower case; nullopt if there is none.
[[nodiscard]] std::optional<int> cell_named(std::string_view name, const Layout& layout);
/// The same for words of people, who may also use a letter for the row: A3 is r1c3. Rows after Z have none.
[[nodiscard]] std::optional<int> cell_called(std::string_view word, const Layout& layout);
/// The cells of a word: a cell, those from one to another along rows, columns and diagonals (r1c1-r1c3-r3c3),
/// or those of a rectangle in reading order (r1c1:r3c3). Empty if it is none of these.
[[nodiscard]] std::vector<int> cells_called(std::string_view word, const Layout& layout);

}  // namespace quadrille::sudoku
