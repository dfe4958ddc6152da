// Canonical forms of puzzles: puzzles that differ only in the order of rows, columns and digits have the same
// one.
//
// Rows may be exchanged within a band of boxes, and whole bands may be exchanged; so may columns and stacks.
// If boxes are square, the grid may be transposed. Digits may be renamed. The canonical form is the least of
// all grids that result, compared in reading order, with an empty cell less than every digit:
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

/// The size of a square grid and of its boxes: rows * columns is the size. Without boxes both equal the size,
/// as if the whole grid were one band and one stack.
struct BandsAndStacks {
  int size;
  int box_rows, box_columns;

  [[nodiscard]] bool is_transposable() const { return box_rows == box_columns && size > 1; }
};

/// A transformation of a grid into another one. A value.
struct Rearrangement {
  bool is_transposed = false;  // if true, the grid is transposed first
  std::vector<int> rows;       // then row i is the former row rows[i]
  std::vector<int> columns;    // and column i the former column columns[i]
  std::vector<int> digits;     // the digit d becomes digits[d]; digits[0] is 0

  friend bool operator==(const Rearrangement&, const Rearrangement&) = default;
};

/// The grid after the transformation; 0 is an empty cell. Time: linear.
[[nodiscard]] Grid rearranged(const Grid& grid, const Rearrangement& how);
/// "transposed, rows 2 1 3 4, columns 1 2 3 4, digits 4 2 3 1", counted from 1. The digits are the images of
/// 1, 2 and so on.
[[nodiscard]] std::string text_of(const Rearrangement& how);

/// The maximum number of orders of the first rows that may tie.
inline constexpr std::uint64_t kMostTies = 200'000;

/// Stands for this number or any greater one.
inline constexpr std::uint64_t kMostAutomorphisms = std::numeric_limits<std::uint64_t>::max();

struct CanonicalForm {
  Grid grid;          // 0: an empty cell
  Rearrangement how;  // transforms the puzzle into the form; there are as many such transformations as
                      // automorphisms
  /// The number of orders of rows and columns, transposed or not, that give the puzzle itself after some
  /// renaming of digits.
  std::uint64_t automorphisms = 1;
};

/// An error if the puzzle has no canonical form: it has a rule, a layout, regions or restrictions that an
/// exchange of rows would change, or equal givens in a house.
[[nodiscard]] Parsed<void> check_for_canonical_form(const Puzzle& puzzle);
/// The canonical form. An error if check_for_canonical_form() reports one, or if more than kMostTies orders
/// of the first rows tie, as in large puzzles with few givens or with much symmetry. Regions that are boxes,
/// or no regions, are supported.
[[nodiscard]] Parsed<CanonicalForm> canonical_form(const Puzzle& puzzle);
/// The puzzle of which `form` is the canonical form, with the form's digits as givens and without the
/// puzzle's title, author and other texts.
[[nodiscard]] Puzzle puzzle_of(const CanonicalForm& form, const Puzzle& puzzle);
/// The canonical form of a grid that check_for_canonical_form() accepts. Nullopt if too many orders tie.
/// Time: some microseconds for grids of 9x9.
[[nodiscard]] std::optional<CanonicalForm> canonical_form(const Grid& grid, const BandsAndStacks& shape);

}  // namespace quadrille::sudoku
