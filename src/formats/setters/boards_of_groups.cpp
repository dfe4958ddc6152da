#include "formats/setters/boards_of_groups.h"

#include <algorithm>
#include <map>
#include <set>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::formats {

namespace {

using sudoku::at;
using sudoku::Layout;

/// Whether all rows and columns of a board with this corner are among the lines.
bool has_lines_of_board(const Layout& grid, sudoku::BoardCorner corner, int size,
                        const std::set<std::vector<int>>& lines) {
  for (int line = 0; line < size; ++line) {
    std::vector<int> row, column;
    for (int i = 0; i < size; ++i) {
      row.push_back(grid.cell_at(corner.row + line, corner.column + i));
      column.push_back(grid.cell_at(corner.row + i, corner.column + line));
    }
    if (!lines.contains(row) || !lines.contains(column)) return false;
  }
  return true;
}

}  // namespace

std::optional<Layout> layout_of_lines(const Layout& grid, const std::vector<std::vector<int>>& lines) {
  if (lines.empty()) return std::nullopt;
  const int size = static_cast<int>(lines.front().size());
  const std::set<std::vector<int>> known(lines.begin(), lines.end());
  std::vector<sudoku::BoardCorner> corners;
  for (int row = 0; row + size <= grid.rows; ++row)
    for (int column = 0; column + size <= grid.columns; ++column)
      if (has_lines_of_board(grid, {row, column}, size, known)) corners.push_back({row, column});
  const auto layout = layout_of_boards(std::move(corners), size);
  if (!layout || layout->rows != grid.rows || layout->columns != grid.columns) return std::nullopt;
  return line_houses(*layout).size() == known.size() ? std::optional(*layout) : std::nullopt;
}

bool are_boxes_of_boards(const Layout& layout, const std::vector<int>& region_of) {
  const sudoku::BoxShape boxes = usual_boxes(layout);
  if (boxes.rows == 0) return false;
  std::map<int, int> region_of_box, box_of_region;
  for (int cell = 0; cell < layout.grid_cell_count(); ++cell) {
    const int region = region_of[at(cell)];
    if (layout.is_hole(cell) != (region == sudoku::kNoRegion)) return false;
    if (layout.is_hole(cell)) continue;
    const int box =
        layout.row_of(cell) / boxes.rows * layout.columns + layout.column_of(cell) / boxes.columns;
    if (region_of_box.try_emplace(box, region).first->second != region ||
        box_of_region.try_emplace(region, box).first->second != box)
      return false;
  }
  return true;
}

std::optional<Layout> layout_of_boxes(const Layout& grid, const std::vector<int>& region_of) {
  const auto first = std::ranges::find_if(region_of, [](int region) { return region != sudoku::kNoRegion; });
  if (first == region_of.end()) return std::nullopt;
  const int size = static_cast<int>(std::ranges::count(region_of, *first));
  for (const std::string_view name : sudoku::arrangement_names()) {
    const auto layout = sudoku::layout_called(name, size);
    if (layout && layout->hole_count() > 0 && layout->rows == grid.rows && layout->columns == grid.columns &&
        are_boxes_of_boards(*layout, region_of))
      return *layout;
  }
  return std::nullopt;
}

}  // namespace quadrille::formats
