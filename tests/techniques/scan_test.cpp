#include "techniques/scan.h"

#include <gtest/gtest.h>

#include "support/step_cases.h"
#include "support/step_proof.h"

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
