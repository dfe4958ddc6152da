#include "sudoku/solve/lanes_shape.h"

#include <algorithm>
#include <iterator>

#include "sudoku/conditions/conditions.h"

namespace quadrille::sudoku {

namespace {

bool has_kernel_size(const Layout& layout) {
  return layout.rows == layout.columns && layout.digits == layout.columns &&
         layout.digits <= lanes::kMaxSize && layout.extra_cells().empty();
}

}  // namespace

std::optional<lanes::Shape> lanes_shape(const Puzzle& puzzle) {
  if (!has_kernel_size(puzzle.layout())) return std::nullopt;
  return lanes_shape(conditions_of(puzzle));
}

std::optional<lanes::Shape> lanes_shape(const Conditions& conditions) {
  if (!has_kernel_size(conditions.layout)) return std::nullopt;
  lanes::Shape shape{conditions.layout.digits, {}};
  for (const Condition& condition : conditions.stated()) {
    auto houses = condition.visit([](const auto& kind) { return kind.kernel_houses(); });
    if (!houses) return std::nullopt;
    std::ranges::move(*houses, std::back_inserter(shape.houses));
  }
  return shape;
}

void fill_candidates(const Puzzle& puzzle, lanes::Candidates candidates) {
  const int size = puzzle.layout().digits;
  lanes::clear_grid(size, candidates);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const Digits digits = puzzle.allowed(cell);
    if (digits != puzzle.all_digits()) lanes::restrict_cell(size, candidates, cell, digits);
  }
}

}  // namespace quadrille::sudoku
