#include "sudoku/conditions/digit_word.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

/// An even number of twos, among digits up to 2.
std::shared_ptr<const DigitAutomaton> even_twos() {
  return DigitAutomaton::from(
      2, false, [](bool is_odd, int digit) { return std::optional(is_odd != (digit == 2)); },
      [](bool is_odd) { return !is_odd; });
}

TEST(DigitWord, LeavesTheDigitsOfAcceptedWords) {
  const DigitWord word{{0, 2, 1}, even_twos()};
  std::vector<Digits> candidates(4, 0b11);
  word.narrow({2, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b10, 0b11, 0b11, 0b11}));
  word.narrow({2, 1, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b10, 0b01, 0b10, 0b11}));
}

TEST(DigitWord, SaysWhatItIs) {
  EXPECT_EQ((DigitWord{{0, 3}, even_twos()}.sentence(2)), "an automaton of 2 states accepts r1c1 r2c2");
}

TEST(DigitWord, IsTakenForWhatItMeansByAll) {
  Random random(8);
  for (int round = 0; round < test::rounds(80); ++round) {
    auto automaton = std::make_shared<DigitAutomaton>(2);
    while (automaton->state_count() < 4) automaton->add_state(false);
    for (int state = 0; state < 4; ++state) {
      if (random.below(2) == 0) automaton->set_accepting(state);
      for (int digit = 1; digit <= 2; ++digit)
        if (random.below(4) > 0) automaton->set_next(state, digit, static_cast<int>(random.below(4)));
    }
    Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
    const std::vector<int> path{2, 0, 3};
    conditions.list.push_back(
        {DigitWord{path, automaton}, std::make_shared<const Origin>(Origin{.label = "w"})});
    const auto accepts = [&](const Grid& grid) {
      int state = 0;
      for (const int cell : path) {
        const auto to = automaton->next(state, grid[at(cell)]);
        if (!to) return false;
        state = *to;
      }
      return automaton->accepts(state);
    };
    ASSERT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "") << round;
  }
}

}  // namespace
}  // namespace quadrille::sudoku
