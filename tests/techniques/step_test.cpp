#include "techniques/step.h"

#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "support/techniques/step_proof.h"

namespace quadrille::techniques {
namespace {

constexpr std::string_view kGrid =
    "..49.....6......4...12...6789....35.2....7......38.4..489..5.......2....5.......3";

TEST(Step, IsTidied) {
  Step step;
  step.eliminate(3, 2);
  step.eliminate(1, 2);
  step.eliminate(3, 2);
  step.use(4, 1);
  step.use_cell(2);
  step.use(4, 1);
  step.tidy();
  EXPECT_EQ(step.eliminations, (std::vector<Candidate>{{3, 2}, {1, 2}}));
  EXPECT_EQ(step.sectors.size(), 2U);
  step.sort_eliminations();
  EXPECT_EQ(step.eliminations.front(), (Candidate{1, 2}));
}

TEST(Step, DoesNotFollowFromLessThanItUsed) {
  const sudoku::Puzzle puzzle = test::classic_puzzle(kGrid);
  Position position = test::start_of(puzzle);
  int checked = 0;
  walk(position, usual_techniques(), [&](const Step& step, const Position& before) {
    if (step.technique != Technique::skyscraper) return true;
    EXPECT_TRUE(test::follows(step, before, puzzle));
    for (std::size_t i = 0; i < step.sectors.size(); ++i) {
      Step less = step;
      less.sectors.erase(less.sectors.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_FALSE(test::follows(less, before, puzzle)) << i;
      ++checked;
    }
    return false;
  });
  EXPECT_GE(checked, 4);
}

TEST(Step, IsApplied) {
  Position position = test::start_of(test::classic_puzzle(std::string(81, '.')));
  Step step;
  step.placements = {{0, 1}};
  step.eliminate(80, 2);
  apply(step, position);
  EXPECT_EQ(position.digit(0), 1);
  EXPECT_FALSE(position.has({80, 2}));
}

}  // namespace
}  // namespace quadrille::techniques
