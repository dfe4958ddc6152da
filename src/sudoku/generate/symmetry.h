// Symmetries of the givens, and their effect on the cells of a grid.
#pragma once

#include <vector>

#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

/// The transformation that maps the set of cells with givens onto itself.
enum class Symmetry {
  none,
  rotate180,
  rotate90,
  mirror,    // exchanges left and right
  flip,      // exchanges top and bottom
  diagonal,  // reflects in the diagonal from top left to bottom right
};

/// Whether rows become columns, which requires a square grid.
[[nodiscard]] bool exchanges_lines(Symmetry symmetry);

/// Whether the symmetry maps the boards of the layout onto each other. The grid must be square if the
/// symmetry exchanges rows and columns.
[[nodiscard]] bool keeps_boards(const Layout& layout, Symmetry symmetry);

/// Sets of cells that have givens together or not at all; each cell is in exactly one. The layout
/// must have the symmetry.
[[nodiscard]] std::vector<std::vector<int>> orbits_of(const Layout& layout, Symmetry symmetry);

}  // namespace quadrille::sudoku
