#include "sudoku/generate/symmetry.h"

#include <algorithm>
#include <utility>

namespace quadrille::sudoku {

namespace {

/// The image of a cell under the symmetry.
int image(int cell, const Layout& layout, Symmetry symmetry) {
  const int row = layout.row_of(cell), column = layout.column_of(cell);
  const int last_row = layout.rows - 1, last_column = layout.columns - 1;
  switch (symmetry) {
    case Symmetry::none: return cell;
    case Symmetry::rotate180: return layout.cell_at(last_row - row, last_column - column);
    case Symmetry::rotate90: return layout.cell_at(column, last_row - row);
    case Symmetry::mirror: return layout.cell_at(row, last_column - column);
    case Symmetry::flip: return layout.cell_at(last_row - row, column);
    case Symmetry::diagonal: return layout.cell_at(column, row);
  }
  return cell;
}

}  // namespace

bool exchanges_lines(Symmetry symmetry) {
  return symmetry == Symmetry::rotate90 || symmetry == Symmetry::diagonal;
}

bool keeps_boards(const Layout& layout, Symmetry symmetry) {
  if (layout.boards == nullptr) return true;
  if (exchanges_lines(symmetry) && layout.rows != layout.columns) return false;
  for (int cell = 0; cell < layout.grid_cell_count(); ++cell)
    if (layout.is_hole(cell) != layout.is_hole(image(cell, layout, symmetry))) return false;
  return true;
}

std::vector<std::vector<int>> orbits_of(const Layout& layout, Symmetry symmetry) {
  std::vector<std::vector<int>> orbits;
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    if (layout.is_hole(cell)) continue;
    std::vector<int> orbit{cell};
    for (int next = image(cell, layout, symmetry); next != cell; next = image(next, layout, symmetry))
      orbit.push_back(next);
    if (std::ranges::min(orbit) == cell) orbits.push_back(std::move(orbit));
  }
  return orbits;
}

}  // namespace quadrille::sudoku
