#include "sudoku/solve/lanes_shape.h"

#include <algorithm>
#include <iterator>

#include "sudoku/puzzle/conditions.h"

namespace quadrille::sudoku {

std::optional<lanes::Shape> lanes_shape(const Puzzle& puzzle) {
  if (puzzle.size() > lanes::kMaxSize) return std::nullopt;
  return lanes_shape(conditions_of(puzzle));
}

std::optional<lanes::Shape> lanes_shape(const Conditions& conditions) {
  if (conditions.size > lanes::kMaxSize) return std::nullopt;
  lanes::Shape shape{conditions.size, {}};
  for (const Condition& condition : conditions.stated()) {
    auto houses = condition.visit([](const auto& kind) { return kind.kernel_houses(); });
    if (!houses) return std::nullopt;
    std::ranges::move(*houses, std::back_inserter(shape.houses));
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
