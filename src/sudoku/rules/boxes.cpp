// Every box holds different digits. The boxes themselves are the puzzle's shape.
#include <cstddef>

#include <fmt/format.h>

#include "sudoku/rules.h"

namespace quadrille::sudoku {

namespace {

void add_boxes(const Puzzle& puzzle, std::string_view, ConditionAdder& add) {
  auto cells = puzzle.region_cells();
  for (std::size_t box = 0; box < cells.size(); ++box) {
    add.distinct(fmt::format("box {}", puzzle.region_labels()[box]), std::move(cells[box]));
  }
}

}  // namespace

Rule boxes_rule() {
  return {.name = "boxes",
          .summary = "Every box holds different digits.",
          .argument_help = "rows x columns of a box, such as 3x3",
          .canonical = nullptr,
          .conditions = add_boxes};
}

}  // namespace quadrille::sudoku
