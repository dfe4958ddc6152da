// The outlines of a set of cells: closed polygons around it and around its holes.
#pragma once

#include <span>
#include <vector>

#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

/// In units of cells from the upper left corner of the grid, x to the right and y down: the centre of r1c1 is
/// (0.5, 0.5). Coordinates outside the grid are less than 0, or greater than its width or height.
struct Point {
  double x, y;
  friend bool operator==(const Point&, const Point&) = default;
};

/// The corners of a closed polygon; the last one is joined to the first.
using Ring = std::vector<Point>;

/// Polygons whose sides run `inset` inside the sides of the cells, clockwise around cells and anticlockwise
/// around holes, each from its first corner in reading order. Cells that touch only at a corner are separate.
/// cells: in any order.
[[nodiscard]] std::vector<Ring> outlines_of(std::span<const int> cells, const Layout& layout, double inset);

}  // namespace quadrille::sudoku
