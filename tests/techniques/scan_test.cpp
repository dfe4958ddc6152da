#include "techniques/scan.h"

#include <gtest/gtest.h>

#include <string>

#include "support/techniques/step_cases.h"
#include "support/techniques/step_proof.h"

namespace quadrille::techniques {
namespace {

TEST(Scan, FindsTheFirstAndAllStepsOfATechnique) {
  const sudoku::Puzzle puzzle = test::classic_puzzle(
      "65..8....7.9..4..........7..9..67......5238..........214.9....33..6..29......8...");
  Position position = test::start_of(puzzle);
  walk(position, usual_techniques(),
       [](const Step& step, const Position&) { return step.technique != Technique::x_wing; });
  Scan scan(position);
  const auto first = scan.find(Technique::x_wing);
  ASSERT_TRUE(first);
  const std::vector<Step> all = Scan(position).find_all(Technique::x_wing);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front().eliminations, first->eliminations);
  for (const Step& step : all) EXPECT_TRUE(test::follows(step, position, puzzle));
  EXPECT_FALSE(scan.find(Technique::naked_pair));
}

/// A grid of 25x25 in which every second cell is open.
Position large_position() {
  sudoku::Puzzle puzzle{sudoku::Layout(25)};
  EXPECT_TRUE(puzzle.set_boxes(5, 5));
  for (int cell = 0; cell < 625; ++cell) {
    const int row = cell / 25;
    const int column = cell % 25;
    if ((row + column) % 2 == 0) puzzle.set_given(cell, (row % 5 * 5 + row / 5 + column) % 25 + 1);
  }
  return test::start_of(puzzle);
}

int looks = 0;  // the number of checks whether to stop
/// Stops at the second check.
bool stops_soon() noexcept { return ++looks >= 2; }

TEST(Scan, EndsWithinAStepWhereALimitIsReached) {
  const Position position = large_position();
  const StopSource stop(stops_soon);
  int stopped = 0;
  for (const TechniqueInfo& info : all_techniques()) {
    looks = 0;
    Scan scan(position, {.stop = StopToken(stop)});
    const auto step = scan.find(info.id);
    if (looks < 2) continue;
    ++stopped;
    EXPECT_FALSE(step) << info.key;
    EXPECT_EQ(looks, 2) << info.key;
  }
  EXPECT_GT(stopped, 10);
}

TEST(Scan, FindsNothingAfterItsTime) {
  const Position position = large_position();
  const StepLimits over{.stop = {}, .time = std::chrono::seconds(0)};
  EXPECT_TRUE(over.started().are_reached());
  EXPECT_FALSE(Scan(position, over).find(Technique::naked_single));
  EXPECT_FALSE(next_step(position, usual_techniques(), over));
  const Rating rating = rate(position, usual_techniques(), over);
  EXPECT_TRUE(rating.is_stopped);
  EXPECT_FALSE(rating.is_solved);
  EXPECT_FALSE(StepLimits{}.are_reached());
}

TEST(Scan, ComparesChainsAsHodokuDoes) {
  Step few;
  few.eliminate(80, 9);
  Step many = few;
  many.eliminate(79, 9);
  EXPECT_TRUE(is_better_chain(many, few));
  Step longer = few;
  longer.chain.resize(4);
  EXPECT_TRUE(is_better_chain(few, longer));
  Step earlier;
  earlier.eliminate(3, 9);
  EXPECT_TRUE(is_better_chain(earlier, few));
  EXPECT_FALSE(is_better_chain(few, few));
  EXPECT_EQ(elimination_sum(many), 80 + 9 + 79 * 81 + 9);
}

}  // namespace
}  // namespace quadrille::techniques
