#include "sudoku/solve/adaptive_search.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

SolveOptions with_moves(std::uint64_t moves, std::uint64_t seed = 1) {
  SolveOptions options;
  options.seed = seed;
  options.limits.nodes = moves;
  return options;
}

TEST(AdaptiveSearch, FindsSolutionsWhereThereAreAny) {
  Random random(8);
  int solvable = 0, found = 0;
  for (int round = 0; round < test::rounds(150); ++round) {
    const Puzzle puzzle = test::random_puzzle(1, 5, random);
    const auto solutions = test::reference_solutions(puzzle, 1);
    if (!solutions) continue;
    Grid grid;
    const auto result = adaptive_search(puzzle, with_moves(10'000), [&grid](const Grid& g) {
      grid = g;
      return false;
    });
    EXPECT_NE(result.ending, Ending::complete);
    EXPECT_EQ(result.solutions, grid.empty() ? 0U : 1U);
    if (!grid.empty()) {
      ASSERT_TRUE(test::reference_accepts(puzzle, grid)) << test::describe(puzzle);
    }
    solvable += solutions->empty() ? 0 : 1;
    found += grid.empty() ? 0 : 1;
  }
  EXPECT_GT(solvable, test::rounds(50));
  EXPECT_GT(found, solvable * 9 / 10);
}

TEST(AdaptiveSearch, FillsEmptyGrids) {
  for (const auto& [size, rows] : {std::pair(4, 2), std::pair(6, 2), std::pair(9, 3)}) {
    Puzzle puzzle(size);
    ASSERT_TRUE(puzzle.set_boxes(rows, size / rows));
    EXPECT_EQ(adaptive_search(puzzle, with_moves(200'000), [](const Grid&) { return false; }).solutions, 1U)
        << size;
  }
}

TEST(AdaptiveSearch, DependsOnItsSeedAlone) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  const auto grid_of = [&puzzle](std::uint64_t seed) {
    Grid found;
    static_cast<void>(adaptive_search(puzzle, with_moves(200'000, seed), [&found](const Grid& grid) {
      found = grid;
      return false;
    }));
    return found;
  };
  EXPECT_EQ(grid_of(1), grid_of(1));
  EXPECT_NE(grid_of(1), grid_of(2));
}

TEST(AdaptiveSearch, ProvesNothing) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  puzzle.set_given(1, 1);
  const auto result = adaptive_search(puzzle, {}, [](const Grid&) { return false; });
  EXPECT_EQ(result.solutions, 0U);
  EXPECT_EQ(result.ending, Ending::stopped);
}

TEST(AdaptiveSearch, FillsGridsOfAnyLayout) {
  Puzzle oblong({4, 6, 7, 0});
  ASSERT_TRUE(oblong.set_boxes(2, 3));
  Puzzle without_lines({5, 5, 9, 1, false});
  ASSERT_TRUE(without_lines.add_rule("killer_cage", "r1c1 r1c2 r2c1 total=24; r4c4 r4c5 r5c5 total=6"));
  ASSERT_TRUE(without_lines.add_rule("anti_king"));
  for (const Puzzle& puzzle : {oblong, without_lines}) {
    const auto result = adaptive_search(puzzle, with_moves(200'000), [&](const Grid& grid) {
      EXPECT_TRUE(test::reference_accepts(puzzle, grid));
      return false;
    });
    EXPECT_EQ(result.solutions, 1U) << test::describe(puzzle);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
