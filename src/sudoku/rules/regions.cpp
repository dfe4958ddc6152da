// Every irregular region (jigsaw) holds different digits. The regions themselves are the puzzle's shape.
#include <cstddef>

#include <fmt/format.h>

#include "sudoku/leftovers.h"
#include "sudoku/rules.h"

namespace quadrille::sudoku {

namespace {

void post_regions(const Puzzle& puzzle, std::string_view, Model& model) {
  auto cells = puzzle.region_cells();
  add_leftovers(cells, model);
  for (std::size_t region = 0; region < cells.size(); ++region) {
    model.houses.push_back(
        {fmt::format("region {}", puzzle.region_labels()[region]), std::move(cells[region])});
  }
}

}  // namespace

Rule regions_rule() {
  return {.name = "regions",
          .summary = "Every irregular region (jigsaw) holds different digits.",
          .argument_help = "a label for each cell, in reading order",
          .canonical = nullptr,
          .post = post_regions};
}

}  // namespace quadrille::sudoku
