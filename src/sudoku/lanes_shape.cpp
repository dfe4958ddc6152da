#include "sudoku/lanes_shape.h"

#include "sudoku/model.h"

namespace quadrille::sudoku {

std::optional<lanes::Shape> lanes_shape(const Puzzle& puzzle) {
  if (puzzle.size() > lanes::kMaxSize) return std::nullopt;
  Model model = model_of(puzzle);
  lanes::Shape shape{puzzle.size(), {}};
  for (House& house : model.houses) shape.houses.push_back(std::move(house.cells));
  for (const Difference& difference : model.differences) {
    if (difference.offset != 0) return std::nullopt;
    shape.houses.push_back({difference.a, difference.b});
  }
  return shape;
}

void fill_candidates(const Puzzle& puzzle, lanes::Candidates candidates) {
  lanes::clear_grid(puzzle.size(), candidates);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const Digits digits = puzzle.allowed(cell);
    if (digits != puzzle.all_digits()) lanes::restrict_cell(puzzle.size(), candidates, cell, digits);
  }
}

}  // namespace quadrille::sudoku
