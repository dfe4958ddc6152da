#include "answers/count.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/answers/puzzle_of.h"

namespace quadrille::answers {
namespace {

TEST(Count, TellsWhetherAllWereCounted) {
  const auto puzzle = puzzle_of("1.......4...3...");
  sudoku::Solver solver;
  EXPECT_EQ(to_json(answer_of(solver.count(puzzle))), R"({"solutions":12,"all_counted":true})");
  EXPECT_EQ(to_json(answer_of(solver.count(puzzle, 5))), R"({"solutions":5,"all_counted":false})");
}

TEST(Count, TellsWhatEndedIt) {
  const sudoku::SolveResult result{.solutions = 1ULL << 60, .ending = sudoku::Ending::stopped};
  EXPECT_EQ(
      to_json(answer_of(result, "the time limit ended the search")),
      R"({"solutions":1152921504606846976,"all_counted":false,"stopped":"the time limit ended the search"})");
}

TEST(Count, EstimatesTheNumber) {
  const auto answer =
      std::get<EstimateAnswer>(answer_of(sudoku::estimate(puzzle_of("................"), 1000)));
  ASSERT_TRUE(answer.estimate && answer.log10 && answer.relative_error);
  EXPECT_NEAR(*answer.estimate, 288, 6 * *answer.relative_error * 288);
  EXPECT_NEAR(std::pow(10, *answer.log10), *answer.estimate, 1e-6 * *answer.estimate);
  EXPECT_EQ(answer.probes, 1000U);
  EXPECT_FALSE(answer.stopped);
}

TEST(Count, IsExactIfNoProbeIsNeeded) {
  EXPECT_EQ(to_json(std::get<CountAnswer>(answer_of(sudoku::estimate(puzzle_of("11.............."), 10)))),
            R"({"solutions":0,"all_counted":true})");
}

TEST(Count, KeepsEstimatesBeyondTheRangeOfNumbers) {
  sudoku::Estimate found;
  found.solutions.add(1000);
  found.solutions.add(1000);
  found.was_stopped = true;
  const auto answer = std::get<EstimateAnswer>(answer_of(found, "it was interrupted"));
  EXPECT_FALSE(answer.estimate);
  EXPECT_NEAR(answer.log10.value(), 434.29, 0.01);
  EXPECT_EQ(answer.hits, 2U);
  EXPECT_EQ(answer.stopped, "it was interrupted");
  EXPECT_EQ(to_json(std::get<EstimateAnswer>(answer_of(sudoku::Estimate{}))), R"({"probes":0,"hits":0})");
}

}  // namespace
}  // namespace quadrille::answers
