#include "sudoku/puzzle/automaton_text.h"

#include <gtest/gtest.h>

#include "sudoku/puzzle/digit_automaton.h"
#include "sudoku/puzzle/digit_pairs.h"

namespace quadrille::sudoku {
namespace {

using Words = std::vector<std::string_view>;

/// The automaton in words again, or the error.
std::string machine(const Words& words, const Layout& layout = 4) {
  const auto automaton = parse_automaton("machine", layout, words);
  return automaton ? text_of(**automaton, layout) : automaton.error().message;
}

std::string pairs(const Words& words, const Layout& layout = 4) {
  const auto matrix = parse_pairs("pairs", layout, words);
  return matrix ? text_of(**matrix, layout) : matrix.error().message;
}

TEST(AutomatonText, SaysSteps) {
  EXPECT_EQ(machine({"0>1:1-2/4", "1!"}), "0>1:1-2/4 1!");
  EXPECT_EQ(machine({"1!", "0>7:3", "7>1:1", "7>0:2"}), "0>1:3 1>0:2 1>2:1 2!") << "numbered as they come";
  EXPECT_EQ(machine({"0!"}), "0!");
  EXPECT_EQ(machine({"0>0:"}), "0>0:") << "no word at all";
  EXPECT_EQ(machine({"0>0:0-2", "0!"}, Layout(3, 3, 3, 0)), "0>0:0-2 0!");
}

TEST(AutomatonText, LeavesNoChoice) {
  EXPECT_EQ(machine({"0>0:1-2", "0>1:2", "1!"}, 2), "0>0:1 0>1:2 1>0:1 1>1:2 1!");
  const auto both = without_choice({{0, 1}, {1}, {{0, 2, 1}}}, 2);
  ASSERT_TRUE(both);
  EXPECT_TRUE((*both)->accepts(0)) << "one of the starts is an end";
  EXPECT_EQ((*both)->state_count(), 2);
}

TEST(AutomatonText, RefusesAutomataOfTooManyStates) {
  // Whether the digit 13 places from the end was a 1: 2^13 states remember the last digits.
  constexpr int kPlaces = 13;
  AnyAutomaton automaton{{0}, {kPlaces}, {{0, 1, 0}, {0, 2, 0}, {0, 1, 1}}};
  for (int state = 1; state < kPlaces; ++state)
    for (const int digit : {1, 2}) automaton.steps.push_back({state, digit, state + 1});
  const auto plain = without_choice(automaton, 2);
  ASSERT_FALSE(plain);
  EXPECT_EQ(plain.error().message,
            "found an automaton that needs more than 4096 states in its deterministic form, expected fewer");
}

TEST(AutomatonText, RefusesOtherWords) {
  EXPECT_EQ(machine({}), "found no machine, expected steps such as 0>1:2-4/7 and 1!");
  EXPECT_EQ(
      machine({"0>1"}),
      "found \"0>1\" in the machine, expected a step such as 0>1:2-4/7, from state 0 to 1 on the digits 2 "
      "to 4 and 7, or 1! for a state in which a line may end");
  for (const std::string_view word : {"!", "a!", "-1!", "0>a:1", ">1:1", "0>1:5", "0>1:0", "0>1:2-1", "0>1:/",
                                      "0:1>2", "0>1:1-2-3", "99999999999!"})
    EXPECT_TRUE(machine({word}).starts_with("found \"")) << word;
}

TEST(AutomatonText, SaysPairs) {
  EXPECT_EQ(pairs({"1:2-4", "2:1", "1:1"}), "1:1-4 2:1");
  EXPECT_EQ(pairs({"4:"}), "1:") << "no pair at all";
  EXPECT_EQ(pairs({"0:1/3"}, Layout(4, 4, 4, 0)), "0:1/3");
  EXPECT_EQ(pairs({}), "found no pairs, expected for example 1:2-4/7 2:1");
  EXPECT_EQ(
      pairs({"5:1"}),
      "found \"5:1\" among the pairs, expected for example 1:2-4/7, which allows 2 to 4 and 7 next to 1");
  for (const std::string_view word : {"1", ":1", "1:5", "x:1"})
    EXPECT_TRUE(pairs({word}).starts_with("found \"")) << word;
}

}  // namespace
}  // namespace quadrille::sudoku
