#include "sudoku/puzzle/outside.h"

#include <fmt/format.h>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

namespace {

bool is_beside(int row_or_column, int size) { return row_or_column == 0 || row_or_column == size + 1; }

}  // namespace

bool Outside::is_corner(int size) const { return is_beside(row, size) && is_beside(column, size); }

std::string outside_name(Outside place) { return fmt::format("r{}c{}", place.row, place.column); }

std::optional<Outside> outside_named(std::string_view name, int size) {
  const auto place = place_named(name);
  if (!place) return std::nullopt;
  const auto& [row, column] = *place;
  if (row > size + 1 || column > size + 1) return std::nullopt;
  if (!is_beside(row, size) && !is_beside(column, size)) return std::nullopt;
  return Outside{row, column};
}

std::vector<int> cells_from(Outside place, int down, int right, int size) {
  std::vector<int> cells;
  int row = place.row + down, column = place.column + right;
  for (; 1 <= row && row <= size && 1 <= column && column <= size; row += down, column += right)
    cells.push_back((row - 1) * size + column - 1);
  return cells;
}

std::vector<int> line_from(Outside place, int size) {
  const auto inwards = [size](int i) { return i == 0 ? 1 : i == size + 1 ? -1 : 0; };
  return cells_from(place, inwards(place.row), inwards(place.column), size);
}

}  // namespace quadrille::sudoku
