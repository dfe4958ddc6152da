#include "sudoku/solve/estimate.h"

#include <cmath>

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

constexpr std::uint64_t kProbes = 4'000;

/// The distance of the estimate from the truth, in standard errors.
double deviation(const LogMean& mean, double truth) {
  return std::abs(std::exp(mean.log()) / truth - 1) / mean.relative_error();
}

TEST(LogMean, IsTheMeanOfWeights) {
  LogMean mean;
  EXPECT_EQ(mean.log(), -std::numeric_limits<double>::infinity());
  mean.add(std::log(2.0));
  mean.add_zero();
  mean.add(std::log(7.0));
  mean.add(std::log(3.0));
  EXPECT_NEAR(std::exp(mean.log()), 3, 1e-12);
  // The weights 2, 0, 7, 3 have the variance 26 / 3; the mean of four has a quarter of it.
  EXPECT_NEAR(mean.relative_error(), std::sqrt(26.0 / 12) / 3, 1e-12);
  EXPECT_EQ(mean.count(), 4U);
  EXPECT_EQ(mean.hits(), 3U);
}

TEST(LogMean, HoldsAFirstWeightBelowAnyDouble) {
  LogMean mean;
  mean.add(-10'000);
  EXPECT_NEAR(mean.log(), -10'000, 1e-9);
  mean.add(-10'000);
  EXPECT_NEAR(mean.log(), -10'000, 1e-9);
  EXPECT_NEAR(mean.relative_error(), 0, 1e-9);
}

TEST(LogMean, HoldsNumbersBeyondAnyDouble) {
  LogMean mean;
  mean.add(10'000);
  mean.add(10'000);
  mean.add_zero();
  EXPECT_NEAR(mean.log(), 10'000 + std::log(2.0 / 3), 1e-9);
  EXPECT_NEAR(mean.relative_error(), 0.5, 1e-9);
}

TEST(Estimate, CoversTheCountsOfEmptyGrids) {
  Puzzle four(4);
  ASSERT_TRUE(four.set_boxes(2, 2));
  Puzzle six(6);
  ASSERT_TRUE(six.set_boxes(2, 3));
  const std::pair<Puzzle, double> cases[] = {{four, 288}, {Puzzle(5), 161'280}, {six, 28'200'960}};
  for (const auto& [puzzle, truth] : cases) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const Estimate found = estimate(puzzle, kProbes, {.seed = seed});
      EXPECT_EQ(found.solutions.count(), kProbes);
      EXPECT_LT(deviation(found.solutions, truth), 3) << truth;
      EXPECT_LT(found.solutions.relative_error(), 0.03) << truth;
      EXPECT_GT(found.solutions.relative_error(), 0) << truth;
    }
  }
}

TEST(Estimate, CoversTheCountsOfRandomPuzzles) {
  Random random(3);
  int tried = 0, within_two_errors = 0;
  for (int i = 0; i < test::rounds(500); ++i) {
    const Puzzle puzzle = test::random_puzzle(3, 5, random);
    const auto solutions = test::reference_solutions(puzzle, 5'000);
    if (!solutions || solutions->size() >= 5'000) continue;
    const Estimate found = estimate(puzzle, 1'000);
    if (solutions->empty()) {
      EXPECT_EQ(found.solutions.hits(), 0U);
    } else if (found.solutions.relative_error() == 0) {
      EXPECT_NEAR(std::exp(found.solutions.log()), static_cast<double>(solutions->size()), 1e-6)
          << test::describe(puzzle);
    } else {
      ++tried;
      within_two_errors += deviation(found.solutions, static_cast<double>(solutions->size())) < 2 ? 1 : 0;
    }
  }
  EXPECT_GT(tried, test::rounds(50));
  EXPECT_GT(within_two_errors, tried * 85 / 100);
}

TEST(Estimate, IsExactWherePropagationSettlesThePuzzle) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  Estimate found = estimate(puzzle, kProbes);
  EXPECT_TRUE(found.is_exact);
  EXPECT_EQ(found.solutions.log(), 0);
  puzzle.set_given(1, 1);
  found = estimate(puzzle, kProbes);
  EXPECT_TRUE(found.is_exact);
  EXPECT_EQ(found.solutions.hits(), 0U);
}

TEST(Estimate, RepeatsWithItsSeed) {
  const Puzzle puzzle(6);
  const Estimate found = estimate(puzzle, 100, {.seed = 7});
  EXPECT_EQ(found.statistics.solutions, found.solutions.hits());
  EXPECT_EQ(found.statistics.solutions + found.statistics.failures, 100U);
  const double log = found.solutions.log();
  EXPECT_EQ(estimate(puzzle, 100, {.seed = 7}).solutions.log(), log);
  EXPECT_NE(estimate(puzzle, 100, {.seed = 8}).solutions.log(), log);
}

TEST(Estimate, StopsWithWhatItHas) {
  StopSource source;
  SolveOptions options;
  options.limits.stop = StopToken(source);
  std::uint64_t told = 0;
  const Estimate found = estimate(Puzzle(6), kProbes, options, [&](const LogMean& mean) {
    told = mean.count();
    if (told == 10) source.request_stop();
  });
  EXPECT_TRUE(found.was_stopped);
  EXPECT_EQ(found.solutions.count(), 10U);
  EXPECT_EQ(told, 10U);
}

}  // namespace
}  // namespace quadrille::sudoku
