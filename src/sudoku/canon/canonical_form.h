// Which puzzles are the same but for the order of rows, columns and digits: the least of them stands for all.
//
// Rows may be exchanged within a band of boxes, and whole bands may be exchanged; so may columns and stacks.
// Where boxes are square, rows and columns may change places. Digits may be renamed. Of all texts that come
// of this, in reading order with an empty cell less than every digit, the canonical form is the least:
//
//   6 . . | . . 2        rows, columns and digits          . . . | . . 1
//   . . 3 | . . .        in another order                  . . 2 | . . .
//   ..                   ------------------------>         ..
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "base/input_error.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// A square grid's size, and its boxes: rows * columns is the size. Without boxes both are the size, as if
/// the whole grid were one band and one stack.
struct BandsAndStacks {
  int size;
  int box_rows, box_columns;

  [[nodiscard]] bool is_transposable() const { return box_rows == box_columns && size > 1; }
};

/// Says how to make one grid of another. A value.
struct Rearrangement {
  bool is_transposed = false;  // first rows become columns
  std::vector<int> rows;       // then row i is the one that was row rows[i]
  std::vector<int> columns;    // and column i the one that was column columns[i]
  std::vector<int> digits;     // digit d becomes digits[d]; digits[0] is 0

  friend bool operator==(const Rearrangement&, const Rearrangement&) = default;
};

/// What a rearrangement makes of a grid; 0 stands for empty cells. Time: linear.
[[nodiscard]] Grid rearranged(const Grid& grid, const Rearrangement& how);
/// "transposed, rows 2 1 3 4, columns 1 2 3 4, digits 4 2 3 1", counted from 1. The digits are those that 1,
/// 2 and so on become.
[[nodiscard]] std::string text_of(const Rearrangement& how);

/// So many orders of the first rows may tie.
inline constexpr std::uint64_t kMostTies = 200'000;

/// As many or more, where they are more than the number can hold.
inline constexpr std::uint64_t kMostAutomorphisms = std::numeric_limits<std::uint64_t>::max();

struct CanonicalForm {
  Grid grid;          // 0: an empty cell
  Rearrangement how;  // makes it of the puzzle; one of as many as there are automorphisms
  /// How many orders of rows and columns, transposed or not, give the puzzle itself once digits are renamed.
  std::uint64_t automorphisms = 1;
};

/// Why a puzzle has no canonical form, if so: it has a rule, a layout, regions or restrictions that an
/// exchange of rows would change, or equal givens in a house.
[[nodiscard]] Parsed<void> check_for_canonical_form(const Puzzle& puzzle);
/// The same as a value; error where check_for_canonical_form has one, and where more than kMostTies orders of
/// its first rows tie, as in large puzzles with few givens or with much symmetry. Regions of boxes, and none.
[[nodiscard]] Parsed<CanonicalForm> canonical_form(const Puzzle& puzzle);
/// The puzzle whose canonical form it is with the form's digits as givens, and without what was said about
/// it.
[[nodiscard]] Puzzle puzzle_of(const CanonicalForm& form, const Puzzle& puzzle);
/// Of a grid of which check_for_canonical_form would say nothing. Nothing where too many orders tie. Time:
/// some microseconds for grids of 9x9.
[[nodiscard]] std::optional<CanonicalForm> canonical_form(const Grid& grid, const BandsAndStacks& shape);

}  // namespace quadrille::sudoku
