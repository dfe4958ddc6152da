#include "sudoku/puzzle/digit_automaton.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(DigitAutomaton, HasTheStatesThatAreReached) {
  // Sums modulo 3 of digits up to 2, without a 1 after the remainder 2.
  const auto step = [](int rest, int digit) {
    return rest == 2 && digit == 1 ? std::nullopt : std::optional((rest + digit) % 3);
  };
  const auto automaton = DigitAutomaton::from(2, 0, step, [](int rest) { return rest == 1; });
  EXPECT_EQ(automaton->size(), 2);
  ASSERT_EQ(automaton->state_count(), 3);
  const int one = automaton->next(0, 1).value(), two = automaton->next(0, 2).value();
  EXPECT_FALSE(automaton->accepts(0));
  EXPECT_TRUE(automaton->accepts(one));
  EXPECT_EQ(automaton->next(one, 1), two);
  EXPECT_EQ(automaton->next(one, 2), 0);
  EXPECT_EQ(automaton->next(two, 1), std::nullopt);
}

}  // namespace
}  // namespace quadrille::sudoku
