#include "techniques/boxes.h"

#include <optional>
#include <utility>

#include "base/sort.h"

namespace quadrille::techniques {

namespace {

/// The lines of these cells of one kind if there are three.
std::optional<std::array<int, 3>> three_lines(const Board& board, const House& region, HouseKind kind) {
  std::vector<int> lines;
  for (const int cell : region.cells) lines.push_back(board.house_of(cell, kind));
  sort_range(lines);
  const auto rest = std::ranges::unique(lines);
  lines.erase(rest.begin(), rest.end());
  if (lines.size() != 3 || lines.front() < 0) return std::nullopt;
  return std::array{lines[0], lines[1], lines[2]};
}

}  // namespace

Box Box::turned() const {
  Box box{region, columns, rows, {}};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) box.cells[i][j] = cells[j][i];
  return box;
}

std::vector<Box> boxes_of(const Board& board) {
  std::vector<Box> boxes;
  for (const int region : board.houses_of_kind(HouseKind::region)) {
    const House& house = board.house(region);
    if (house.cells.size() != 9) continue;
    const auto rows = three_lines(board, house, HouseKind::row);
    const auto columns = three_lines(board, house, HouseKind::column);
    if (!rows || !columns) continue;
    Box box{region, *rows, *columns, {}};
    for (const int cell : house.cells) {
      const auto row = std::ranges::find(*rows, board.house_of(cell, HouseKind::row)) - rows->begin();
      const auto column =
          std::ranges::find(*columns, board.house_of(cell, HouseKind::column)) - columns->begin();
      box.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = cell;
    }
    boxes.push_back(box);
  }
  return boxes;
}

std::vector<BoxRectangle> box_rectangles(const Board& board) {
  const std::vector<Box> boxes = boxes_of(board);
  std::vector<BoxRectangle> rectangles;
  for (std::size_t a = 0; a < boxes.size(); ++a)
    for (std::size_t b = a + 1; b < boxes.size(); ++b) {
      if (boxes[b].rows != boxes[a].rows) continue;
      for (std::size_t c = a + 1; c < boxes.size(); ++c) {
        if (boxes[c].columns != boxes[a].columns) continue;
        for (const Box& d : boxes)
          if (d.rows == boxes[c].rows && d.columns == boxes[b].columns)
            rectangles.push_back({boxes[a], boxes[b], boxes[c], d});
      }
    }
  return rectangles;
}

}  // namespace quadrille::techniques
