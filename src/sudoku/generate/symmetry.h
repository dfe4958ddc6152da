// What a symmetry of the givens means for the cells of a grid.
#pragma once

#include <vector>

#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

/// What maps the cells with givens onto themselves.
enum class Symmetry {
  none,
  rotate180,
  rotate90,
  mirror,    // left and right
  flip,      // top and bottom
  diagonal,  // from top left to bottom right
};

/// Whether rows become columns, for which the grid must be square.
[[nodiscard]] bool exchanges_lines(Symmetry symmetry);

/// Cells that have givens together or not at all; each cell is in one of the lists.
[[nodiscard]] std::vector<std::vector<int>> orbits_of(const Layout& layout, Symmetry symmetry);

}  // namespace quadrille::sudoku
