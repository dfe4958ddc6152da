#include "sudoku/solve/kernel_turns.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

TEST(KernelTurns, ComeAfterFourTimesAsManyFailuresEach) {
  const SolveOptions options{.hard = {.failures = 10, .branches = 1}};
  const Puzzle puzzle(9);
  KernelTurns turns(puzzle, options);
  EXPECT_EQ(turns.failures(), 10U);
  const auto count = turns.take(UINT64_MAX);
  ASSERT_TRUE(count);
  EXPECT_EQ(count->result.ending, Ending::stopped) << "so few branches are not enough";
  EXPECT_EQ(turns.failures(), 40U);
  EXPECT_EQ(turns.work().nodes, count->result.statistics.nodes);
  EXPECT_EQ(turns.work().solutions, 0U);
}

TEST(KernelTurns, FindOutTheRest) {
  const SolveOptions options{.hard = {.failures = 10, .branches = 1000}};
  const Puzzle puzzle(3);
  KernelTurns turns(puzzle, options);
  const auto count = turns.take(100);
  ASSERT_TRUE(count);
  EXPECT_EQ(count->result.solutions, 12U);
  EXPECT_EQ(count->result.ending, Ending::complete);
}

TEST(KernelTurns, AreNoneWhereTheKernelCannotServe) {
  Puzzle puzzle(9);
  const auto first = [&](const SolveOptions& options) { return KernelTurns(puzzle, options).failures(); };
  EXPECT_EQ(first({}), HardGridOptions().failures);
  EXPECT_EQ(first({.mode = cp::SearchMode::fixed}), cp::Limits::kNone);
  EXPECT_EQ(first({.limits = {.nodes = 5}}), cp::Limits::kNone);
  EXPECT_EQ(first({.hard = {.most_size = 8}}), cp::Limits::kNone);
  ASSERT_TRUE(puzzle.add_rule("non_consecutive"));
  const SolveOptions options;
  KernelTurns turns(puzzle, options);
  EXPECT_FALSE(turns.take(2)) << "the rule is only looked at now";
  EXPECT_EQ(turns.failures(), cp::Limits::kNone);
}

/// With turns of all lengths: those that find the rest, and those that do not.
TEST(KernelTurns, LeaveTheAnswersOfTheSearchAsTheyAre) {
  constexpr std::uint64_t kLimit = 50;
  Random random(23);
  int with_failures = 0;
  for (int round = 0; round < test::rounds(200); ++round) {
    const Puzzle puzzle = test::random_puzzle(3, 6, random);
    auto expected = test::reference_solutions(puzzle, kLimit);
    if (!expected) continue;
    std::ranges::sort(*expected);
    for (const std::uint64_t branches : {1U, 5U, 1000U}) {
      SolveOptions options{.hard = {.failures = 1, .branches = branches}};
      options.parallel.threads = 1 + round % 2;
      Solver solver(options);
      const SolveResult counted = solver.count(puzzle, kLimit);
      const Ending ending = expected->size() < kLimit ? Ending::complete : Ending::enough;
      ASSERT_EQ(counted.solutions, expected->size()) << test::describe(puzzle);
      ASSERT_EQ(counted.ending, ending) << test::describe(puzzle);
      with_failures += counted.statistics.failures > 0 ? 1 : 0;
      std::vector<Grid> grids;
      const SolveResult solved = solver.solve(puzzle, [&](const Grid& grid) {
        grids.push_back(grid);
        return grids.size() < kLimit;
      });
      ASSERT_EQ(solved.ending, ending) << test::describe(puzzle);
      ASSERT_EQ(grids.size(), expected->size()) << test::describe(puzzle);
      if (ending == Ending::enough) continue;
      std::ranges::sort(grids);
      ASSERT_EQ(grids, *expected) << test::describe(puzzle);
    }
  }
  EXPECT_GT(with_failures, test::rounds(100));
}

}  // namespace
}  // namespace quadrille::sudoku
