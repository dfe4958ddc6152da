#include "sudoku/model.h"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

#include "sudoku/rules.h"

namespace quadrille::sudoku {

namespace {

void post_rows_and_columns(Model& model) {
  const int n = model.size;
  for (int row = 0; row < n; ++row) {
    House& house = model.houses.emplace_back(House{fmt::format("row {}", row + 1), {}});
    for (int column = 0; column < n; ++column) house.cells.push_back(row * n + column);
  }
  for (int column = 0; column < n; ++column) {
    House& house = model.houses.emplace_back(House{fmt::format("column {}", column + 1), {}});
    for (int row = 0; row < n; ++row) house.cells.push_back(row * n + column);
  }
}

}  // namespace

Model model_of(const Puzzle& puzzle) {
  Model model;
  model.size = puzzle.size();
  model.candidates.reserve(static_cast<std::size_t>(puzzle.cell_count()));
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) model.candidates.push_back(puzzle.allowed(cell));
  post_rows_and_columns(model);
  if (puzzle.has_regions()) find_rule(puzzle.has_boxes() ? "boxes" : "regions")->post(puzzle, {}, model);
  for (const RuleUse& use : puzzle.rules()) find_rule(use.name)->post(puzzle, use.argument, model);
  return model;
}

bool has_interchangeable_digits(const Model& model) {
  const Digits all = low_bits(model.size);
  return std::ranges::all_of(model.candidates, [&](Digits digits) { return digits == all; }) &&
         std::ranges::all_of(model.differences, [](const Difference& d) { return d.offset == 0; });
}

}  // namespace quadrille::sudoku
