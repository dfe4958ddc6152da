#include "support/sudoku/rule_meaning.h"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include "sudoku/explain/check.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::test {

using sudoku::Puzzle;

Puzzle with_rule(Puzzle puzzle, std::string_view rule, std::string_view argument) {
  const auto added = puzzle.add_rule(rule, argument);
  EXPECT_TRUE(added.has_value()) << added.error().message;
  return puzzle;
}

sudoku::Condition last_condition(const Puzzle& puzzle) { return conditions_of(puzzle).list.back(); }

void expect_line_among(std::string_view rule, std::size_t shapes) {
  const sudoku::Picture picture = picture_of(with_rule(sudoku::Puzzle(4), rule, "r1c1 r2c2 r2c3"));
  EXPECT_EQ(picture.shapes().size(), shapes);
  const bool has_line = std::ranges::any_of(picture.shapes(), [](const sudoku::Shape& shape) {
    const auto* line = std::get_if<sudoku::Line>(&shape.kind);
    return line != nullptr && line->points == std::vector<sudoku::Point>{{0.5, 0.5}, {1.5, 1.5}, {2.5, 1.5}};
  });
  EXPECT_TRUE(has_line);
}

std::size_t grids_left_by(std::string_view rule, std::string_view argument, const Puzzle& puzzle) {
  constexpr auto kAll = std::numeric_limits<std::size_t>::max();
  const Puzzle with = with_rule(puzzle, rule, argument);
  auto grids = reference_solutions(puzzle, kAll).value();
  const sudoku::Conditions conditions = conditions_of(with);
  std::erase_if(grids, [&](const sudoku::Grid& grid) { return !is_solution(conditions, grid); });
  EXPECT_EQ(grids, reference_solutions(with, kAll).value());
  return grids.size();
}

Puzzle five_with_row(const sudoku::Grid& row) {
  Puzzle puzzle(5);
  for (int column = 0; column < 5; ++column) {
    puzzle.set_given(column, row[static_cast<std::size_t>(column)]);
  }
  return puzzle;
}

Puzzle four_with_boxes() {
  Puzzle puzzle(4);
  EXPECT_TRUE(puzzle.set_boxes(2, 2).has_value());
  return puzzle;
}

}  // namespace quadrille::test
