#include "support/rule_meaning.h"

#include <limits>

#include <gtest/gtest.h>

#include "sudoku/explain/check.h"
#include "support/reference_solver.h"

namespace quadrille::test {

using sudoku::Puzzle;

Puzzle with_rule(Puzzle puzzle, std::string_view rule, std::string_view argument) {
  const auto added = puzzle.add_rule(rule, argument);
  EXPECT_TRUE(added.has_value()) << added.error().message;
  return puzzle;
}

sudoku::Condition last_condition(const Puzzle& puzzle) { return conditions_of(puzzle).list.back(); }

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
