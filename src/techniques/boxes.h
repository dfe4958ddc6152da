// Boxes of three rows and three columns, as in classic grids, and their relative positions.
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

  /// The transposed box.
  [[nodiscard]] Box turned() const;
};

/// All regions that are boxes; regions of a jigsaw may not be.
[[nodiscard]] std::vector<Box> boxes_of(const Board& board);

/// Four boxes at the corners of a rectangle: 0 and 1 share their rows, and so do 2 and 3; 0 and 2 share their
/// columns, and so do 1 and 3.
using BoxRectangle = std::array<Box, 4>;
[[nodiscard]] std::vector<BoxRectangle> box_rectangles(const Board& board);

}  // namespace quadrille::techniques
