#include "formats/iss/places.h"

#include <algorithm>

namespace quadrille::formats {

bool is_iss_pill(const std::vector<int>& cells, const sudoku::Layout& layout) {
  const auto is_apart = [&](int cell, int next) {
    const int down = layout.row_of(next) - layout.row_of(cell);
    const int right = layout.column_of(next) - layout.column_of(cell);
    return down < 0 || down > 1 || right < 0 || right > 1 || down + right == 0;
  };
  return std::ranges::none_of(cells, [&](int cell) { return layout.is_extra(cell); }) &&
         std::ranges::adjacent_find(cells, is_apart) == cells.end();
}

std::optional<std::vector<int>> iss_square(int cell, const sudoku::Layout& layout) {
  const int row = layout.row_of(cell), column = layout.column_of(cell);
  if (layout.is_extra(cell) || !layout.contains(row + 1, column + 1)) return std::nullopt;
  return std::vector{cell, cell + 1, layout.cell_at(row + 1, column), layout.cell_at(row + 1, column + 1)};
}

std::optional<sudoku::Outside> iss_diagonal_place(int cell, const sudoku::Layout& layout) {
  const int row = layout.row_of(cell) + 1;
  const int column = layout.column_of(cell) + 1;
  if (layout.is_extra(cell)) return std::nullopt;
  if (column == 1 && row < layout.rows) return sudoku::Outside{row - 1, 0};
  if (row == 1 && column > 1) return sudoku::Outside{0, column + 1};
  if (column == layout.columns && row > 1) return sudoku::Outside{row + 1, layout.columns + 1};
  if (row == layout.rows && column < layout.columns) return sudoku::Outside{layout.rows + 1, column - 1};
  return std::nullopt;
}

}  // namespace quadrille::formats
