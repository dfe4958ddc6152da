#include "sudoku/puzzle/outside.h"

#include <fmt/format.h>

namespace quadrille::sudoku {

namespace {

/// Whether a row (or column) number is just before or after `count` rows.
bool is_beside(int line, int count) { return line == 0 || line == count + 1; }

}  // namespace

bool Outside::is_corner(const Layout& layout) const {
  return is_beside(row, layout.rows) && is_beside(column, layout.columns);
}

std::string outside_name(Outside place) { return fmt::format("r{}c{}", place.row, place.column); }

std::optional<Outside> outside_named(std::string_view name, const Layout& layout) {
  const auto place = place_named(name);
  if (!place) return std::nullopt;
  const auto& [row, column] = *place;
  if (row > layout.rows + 1 || column > layout.columns + 1) return std::nullopt;
  if (!is_beside(row, layout.rows) && !is_beside(column, layout.columns)) return std::nullopt;
  return Outside{row, column};
}

std::vector<int> cells_from(Outside place, int down, int right, const Layout& layout) {
  std::vector<int> cells;
  int row = place.row - 1 + down, column = place.column - 1 + right;
  for (; layout.contains(row, column); row += down, column += right)
    cells.push_back(layout.cell_at(row, column));
  return cells;
}

std::vector<int> line_from(Outside place, const Layout& layout) {
  const auto inwards = [](int line, int count) { return line == 0 ? 1 : line == count + 1 ? -1 : 0; };
  return cells_from(place, inwards(place.row, layout.rows), inwards(place.column, layout.columns), layout);
}

}  // namespace quadrille::sudoku
