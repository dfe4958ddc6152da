#include "sudoku/encode/opb.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudoku/conditions/encoding.h"
#include "support/base/rounds.h"
#include "support/sudoku/opb_meaning.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

using test::satisfies_opb;

TEST(Opb, IsSatisfiedByTheSolutionsAlone) {
  Random random(12);
  int solutions = 0, others = 0;
  for (int round = 0; round < test::rounds(600); ++round) {
    const Puzzle puzzle = test::random_puzzle(1, 6, random);
    const auto found = test::reference_solutions(puzzle, 3);
    if (!found || found->empty()) continue;
    const Opb opb = opb_of(conditions_of(puzzle));
    for (Grid grid : *found) {
      ASSERT_TRUE(satisfies_opb(opb, grid)) << test::describe(puzzle);
      ++solutions;
      // Another digit in a cell, or two cells exchanged.
      const auto a = random.below(grid.size()), b = random.below(grid.size());
      if (random.below(2) == 0) {
        grid[a] = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.size())));
      } else {
        std::swap(grid[a], grid[b]);
      }
      const bool is_allowed = (puzzle.allowed(static_cast<int>(a)) & digit_bit(grid[a])) != 0 &&
                              (puzzle.allowed(static_cast<int>(b)) & digit_bit(grid[b])) != 0;
      ASSERT_EQ(satisfies_opb(opb, grid), is_allowed && test::reference_accepts(puzzle, grid))
          << test::describe(puzzle);
      ++others;
    }
  }
  EXPECT_GT(solutions, test::rounds(500));
  EXPECT_GT(others, test::rounds(500));
}

Puzzle four() {
  Puzzle puzzle(4);
  EXPECT_TRUE(puzzle.set_boxes(2, 2));
  return puzzle;
}

TEST(Opb, NumbersItsConstraints) {
  const Conditions conditions = conditions_of(four());
  const Opb opb = opb_of(conditions);
  const auto literals = [&](Opb::Id id) {
    return opb.formula().constraint(static_cast<std::size_t>(id - 1)).literals;
  };
  EXPECT_EQ(opb.formula().name(literals(opb.some_digit(6)).front()), "r2c3_1");
  EXPECT_EQ(opb.formula().name(-literals(opb.one_digit(6)).front()), "r2c3_1");
  ASSERT_TRUE(opb.is_complete(4));
  EXPECT_EQ(opb.formula().name(literals(opb.some_place(4, 3)).back()), "r4c1_3");
  EXPECT_EQ(opb.formula().name(-literals(opb.one_place(4, 3)).back()), "r4c1_3");
  EXPECT_EQ(opb.formula().constraint_count(), 2 * 16 + 12 * 2 * 4U);
}

TEST(Opb, ExcludesAGrid) {
  Opb opb = opb_of(conditions_of(four()));
  const Grid grid = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  const Grid other = {2, 1, 3, 4, 3, 4, 1, 2, 1, 2, 4, 3, 4, 3, 2, 1};
  EXPECT_TRUE(satisfies_opb(opb, grid));
  opb.exclude(grid);
  EXPECT_FALSE(satisfies_opb(opb, grid));
  EXPECT_TRUE(satisfies_opb(opb, other));
}

}  // namespace
}  // namespace quadrille::sudoku
