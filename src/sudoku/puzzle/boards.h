// Boards: several square grids on one layout, which may share cells, as in a samurai.
#pragma once

#include <compare>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"

namespace quadrille::sudoku {

struct Layout;

/// The row and the column of the upper left cell of a board, counted from 0.
struct BoardCorner {
  int row, column;
  friend auto operator<=>(const BoardCorner&, const BoardCorner&) = default;
};

/// Boards of one size. Each row and each column of each board holds each digit once.
struct Boards {
  int size;                          // number of rows, columns and digits of each board
  std::vector<BoardCorner> corners;  // in reading order, all different
  std::vector<bool> holes;           // by cell of the grid: whether it belongs to no board, and so is no cell
  friend bool operator==(const Boards& a, const Boards& b) {
    return a.size == b.size && a.corners == b.corners;
  }
};

/// The corners that a text describes: the name of an arrangement, such as samurai, or the first cells of the
/// boards, such as r1c1 r1c13 r7c7. Windmill, butterfly and flower exist only for boards of 9x9.
[[nodiscard]] Parsed<std::vector<BoardCorner>> corners_in(std::string_view text, int size);

/// The smallest grid that holds boards with these corners and that size. The least digit is 0 or 1. An error
/// if there is no board, two are the same, the grid would be too large, or its first row or column would be
/// empty. A single board is a usual layout.
[[nodiscard]] Parsed<Layout> layout_of_boards(std::vector<BoardCorner> corners, int size,
                                              int first_value = 1);

/// The same for the boards of a text, as corners_in() reads it. size: 0 for 9.
[[nodiscard]] Parsed<Layout> layout_called(std::string_view text, int size, int first_value = 1);

/// The inverse of corners_in(): the name if there is one, else the first cells.
[[nodiscard]] std::string boards_text(const Boards& boards);

/// Names of arrangements, for messages and help pages.
[[nodiscard]] std::vector<std::string_view> arrangement_names();

/// A row or a column that holds different digits.
struct LineHouse {
  bool is_row;
  std::string label;  // for people: "row 3", or "row 3 of board 2"
  std::vector<int> cells;
};

/// The rows of the layout, or of its boards, that are houses, without repetition; then the columns. Empty if
/// the layout has no such lines.
[[nodiscard]] std::vector<LineHouse> line_houses(const Layout& layout);

}  // namespace quadrille::sudoku
