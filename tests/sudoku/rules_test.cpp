#include "sudoku/rules.h"

#include <gtest/gtest.h>

#include "sudoku/rule_text.h"
#include "support/condition_harness.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace quadrille::sudoku {
namespace {

TEST(Rules, AreNamedAsInTheirTable) {
  const std::vector<std::string_view> names{
#define RULE(name) #name,
#include "sudoku/rules.def"
#undef RULE
  };
  ASSERT_EQ(rules().size(), names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    EXPECT_EQ(rules()[i].name, names[i]);
    EXPECT_EQ(find_rule(names[i]), &rules()[i]);
  }
}

TEST(Rules, OfOtherNamesAreNotFound) {
  EXPECT_EQ(find_rule(""), nullptr);
  EXPECT_EQ(find_rule("Diagonals"), nullptr);
}

TEST(Rules, AreDescribedInOneSentence) {
  for (const Rule& rule : rules()) {
    ASSERT_FALSE(rule.summary.empty()) << rule.name;
    EXPECT_EQ(rule.summary.back(), '.') << rule.name;
    EXPECT_EQ(rule.summary.find('\n'), std::string_view::npos) << rule.name;
    EXPECT_NE(rule.conditions, nullptr) << rule.name;
  }
}

TEST(Rules, WithoutHelpOnTheirArgumentTakeNone) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3).has_value());
  for (const Rule& rule : rules()) {
    if (rule.is_shape()) continue;
    EXPECT_EQ(Puzzle(puzzle).add_rule(rule.name).has_value(), argument_help(rule).empty()) << rule.name;
    EXPECT_FALSE(Puzzle(puzzle).add_rule(rule.name, "nonsense").has_value()) << rule.name;
  }
}

TEST(Rules, AreTakenForWhatTheyMeanByAll) {
  Random random(17);
  for (const Rule& rule : rules()) {
    int held = 0;
    for (int round = 0; round < test::rounds(16); ++round) {
      Puzzle puzzle = test::random_shape(4 - round % 4, random);
      const bool is_shape = rule.is_shape();
      const std::string argument = test::random_argument(rule, puzzle.size(), random);
      if (!is_shape && !puzzle.add_rule(rule.name, argument)) continue;  // windows in a 3x3 grid
      if (round % 2 == 1) test::add_random_givens(puzzle, random);
      ASSERT_EQ(test::disagreement(puzzle, random), "") << test::describe(puzzle);
      ++held;
    }
    EXPECT_GT(held, 0) << rule.name;
  }
}

}  // namespace
}  // namespace quadrille::sudoku
