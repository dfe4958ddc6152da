#include "sudoku/solve/solutions.h"

#include <algorithm>
#include <concepts>
#include <memory>
#include <ranges>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

static_assert(std::ranges::input_range<SolutionRange>);
static_assert(std::same_as<std::ranges::range_reference_t<SolutionRange>, const Grid&>);
static_assert(std::movable<SolutionRange>);

Puzzle empty_of_size(int size, int box_rows) {
  Puzzle puzzle(size);
  EXPECT_TRUE(puzzle.set_boxes(box_rows, size / box_rows));
  return puzzle;
}

/// Two equal digits in the first row.
Puzzle contradictory() {
  Puzzle puzzle = empty_of_size(4, 2);
  puzzle.set_given(0, 1);
  puzzle.set_given(1, 1);
  return puzzle;
}

std::vector<Grid> all_of(SolutionRange range) {
  std::vector<Grid> grids;
  for (const Grid& grid : range) grids.push_back(grid);
  return grids;
}

TEST(Solutions, AreThoseOfTheReference) {
  constexpr std::size_t kLimit = 50;
  Random random(47);
  int without = 0;
  int several = 0;
  for (int round = 0; round < test::rounds(200); ++round) {
    const Puzzle puzzle = test::random_puzzle(1, 5, random);
    const auto expected = test::reference_solutions(puzzle, kLimit, 2'000);
    if (!expected || expected->size() == kLimit) continue;
    without += expected->empty() ? 1 : 0;
    several += expected->size() > 1 ? 1 : 0;
    std::vector<Grid> grids = all_of(solutions(puzzle));
    std::ranges::sort(grids);
    EXPECT_EQ(grids, *expected) << test::describe(puzzle);
    const auto one = solve_one(puzzle);
    EXPECT_EQ(one.has_value(), !expected->empty());
    EXPECT_TRUE(!one || std::ranges::binary_search(*expected, *one)) << test::describe(puzzle);
  }
  EXPECT_GT(without, 0);
  EXPECT_GT(several, 0);
}

TEST(Solutions, ComeInTheOrderOfTheSolver) {
  const Puzzle puzzle = empty_of_size(4, 2);
  std::vector<Grid> expected;
  const auto result = Solver().solve(puzzle, [&](const Grid& grid) {
    expected.push_back(grid);
    return true;
  });
  EXPECT_EQ(result.solutions, 288U);
  EXPECT_EQ(all_of(solutions(puzzle)), expected);
}

TEST(Solutions, AreLookedForOnlyWhenTheyAreAskedFor) {
  SolutionRange range = solutions(empty_of_size(9, 3));  // no search reaches the end of these
  EXPECT_EQ(range.statistics().nodes, 0U);
  std::size_t found = 0;
  for (const Grid& grid : range) {
    EXPECT_EQ(grid.size(), 81U);
    if (++found == 3) break;
  }
  EXPECT_EQ(found, 3U);
  EXPECT_EQ(range.ending(), Ending::enough);
}

TEST(Solutions, TellHowTheyEnded) {
  SolutionRange all = solutions(empty_of_size(4, 2));
  EXPECT_EQ(std::ranges::distance(all), 288);
  EXPECT_EQ(all.ending(), Ending::complete);

  SolutionRange none = solutions(contradictory());
  EXPECT_TRUE(none.begin() == none.end());
  EXPECT_EQ(none.ending(), Ending::complete);

  SolutionRange cut = solutions(empty_of_size(9, 3), {.limits = {.nodes = 1}});
  EXPECT_TRUE(cut.begin() == cut.end());
  EXPECT_EQ(cut.ending(), Ending::stopped);
}

TEST(Solutions, GoOnWhenTheRangeIsMoved) {
  SolutionRange first = solutions(empty_of_size(4, 2));
  auto place = first.begin();
  const Grid grid = *place;
  const SolutionRange second = std::move(first);
  EXPECT_EQ(*place, grid);
  ++place;
  EXPECT_NE(*place, grid);
  EXPECT_EQ(second.ending(), Ending::enough);
}

TEST(Solutions, KeepTheirOwnPuzzle) {
  auto puzzle = std::make_unique<Puzzle>(empty_of_size(4, 2));
  SolutionRange range = solutions(*puzzle);
  puzzle->set_given(0, 4);
  puzzle.reset();
  EXPECT_EQ(std::ranges::distance(range), 288);
}

TEST(SolveOne, FindsASolutionOrNone) {
  const auto grid = solve_one(empty_of_size(4, 2));
  ASSERT_TRUE(grid);
  EXPECT_TRUE(test::reference_accepts(empty_of_size(4, 2), *grid));
  EXPECT_FALSE(solve_one(contradictory()));
}

}  // namespace
}  // namespace quadrille::sudoku
