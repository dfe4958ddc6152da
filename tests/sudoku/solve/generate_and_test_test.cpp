#include "sudoku/solve/generate_and_test.h"

#include <gtest/gtest.h>

#include "base/stop_token.h"

namespace quadrille::sudoku {
namespace {

Puzzle latin_square(int size) { return Puzzle(size); }

std::vector<Grid> all_solutions(const Puzzle& puzzle) {
  std::vector<Grid> solutions;
  const auto result = generate_and_test(puzzle, {}, [&](const Grid& grid) {
    solutions.push_back(grid);
    return true;
  });
  EXPECT_EQ(result.ending, Ending::complete);
  EXPECT_EQ(result.solutions, solutions.size());
  EXPECT_EQ(result.statistics.nodes, result.statistics.failures + result.solutions);
  return solutions;
}

TEST(GenerateAndTest, TriesEveryGrid) {
  EXPECT_EQ(all_solutions(latin_square(2)), (std::vector<Grid>{{1, 2, 2, 1}, {2, 1, 1, 2}}));
  EXPECT_EQ(all_solutions(latin_square(3)).size(), 12U);
  const auto result = generate_and_test(latin_square(3), {}, [](const Grid&) { return true; });
  EXPECT_EQ(result.statistics.nodes, 19'683U);  // 3^9
}

TEST(GenerateAndTest, KeepsGivensAndRestrictions) {
  Puzzle puzzle = latin_square(2);
  puzzle.set_given(3, 1);
  EXPECT_EQ(all_solutions(puzzle), (std::vector<Grid>{{1, 2, 2, 1}}));
  puzzle.restrict_candidates(0, digit_bit(2));
  EXPECT_TRUE(all_solutions(puzzle).empty());
  puzzle.restrict_candidates(3, digit_bit(2));
  EXPECT_TRUE(all_solutions(puzzle).empty());
}

TEST(GenerateAndTest, TheLargestSizeHasItsLastDigit) {
  Puzzle puzzle = latin_square(64);
  cp::Limits limits;
  limits.nodes = 200;
  const auto result = generate_and_test(puzzle, limits, [](const Grid&) { return true; });
  EXPECT_EQ(result.ending, Ending::stopped);
  EXPECT_EQ(result.statistics.nodes, 200U);
}

TEST(GenerateAndTest, EndsWhenToldTo) {
  const auto enough = generate_and_test(latin_square(3), {}, [](const Grid&) { return false; });
  EXPECT_EQ(enough.ending, Ending::enough);
  EXPECT_EQ(enough.solutions, 1U);

  StopSource stop;
  stop.request_stop();
  const auto stopped =
      generate_and_test(latin_square(3), {.stop = StopToken(stop)}, [](const Grid&) { return true; });
  EXPECT_EQ(stopped.ending, Ending::stopped);
  EXPECT_EQ(stopped.statistics.nodes, 0U);

  cp::Limits past;
  past.time = std::chrono::seconds(0);
  const auto late = generate_and_test(latin_square(3), past, [](const Grid&) { return true; });
  EXPECT_EQ(late.ending, Ending::stopped);
}

}  // namespace
}  // namespace quadrille::sudoku
