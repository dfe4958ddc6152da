// Boxes of three rows and three columns, as classic grids have, and how they lie to each other.
#pragma once

#include <array>
#include <vector>

#include "techniques/board.h"

namespace quadrille::techniques {

/// A region of nine cells in three rows and three columns.
struct Box {
  int region = 0;
  std::array<int, 3> rows{}, columns{};       // houses
  std::array<std::array<int, 3>, 3> cells{};  // by row and column

  /// The same with rows and columns exchanged.
  [[nodiscard]] Box turned() const;
};

/// All regions that are boxes; pieces of a jigsaw need not be.
[[nodiscard]] std::vector<Box> boxes_of(const Board& board);

/// Four boxes at the corners of a rectangle: 0 and 1 share their rows, and so do 2 and 3; 0 and 2 share their
/// columns, and so do 1 and 3.
using BoxRectangle = std::array<Box, 4>;
[[nodiscard]] std::vector<BoxRectangle> box_rectangles(const Board& board);

}  // namespace quadrille::techniques
