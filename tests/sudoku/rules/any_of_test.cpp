#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rule_text.h"
#include "sudoku/solve/solve.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(AnyOfRule, IsOneConditionOfAllItsUses) {
  const Puzzle puzzle =
      test::with_rule(Puzzle(4), "any_of",
                      "[thermometer=r1c1 r2c2] [all_of=[one_of=r1c1 digits=1 2] [one_of=r4c4 digits=3]]");
  const Condition condition = test::last_condition(puzzle);
  EXPECT_EQ(condition.origin->label, "any of thermometer r1c1-r2c2, 1 2 in r1c1 + 3 in r4c4");
  const auto& lists = std::get<Any>(condition.kind).lists->lists;
  ASSERT_EQ(lists.size(), 2U);
  EXPECT_EQ(lists[1].size(), 2U);
}

TEST(AnyOfRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("any_of", "[one_of=r1c1 digits=1]", Puzzle(4)), 144U);
  EXPECT_EQ(test::grids_left_by("any_of", "[one_of=r1c1 digits=1] [one_of=r1c2 digits=1]", Puzzle(4)), 288U);
  EXPECT_EQ(test::grids_left_by("any_of", "[one_of=r1c1 digits=1] [one_of=r1c1 digits=1 2]", Puzzle(4)),
            288U);
  EXPECT_GT(
      test::grids_left_by(
          "any_of", "[any_of=[arrow=r1c1 r1c2 r2c2] [palindrome=r1c1 r2c2]] [killer_cage=r1c1 r1c2 total=3]",
          Puzzle(4)),
      0U);
}

TEST(AnyOfRule, OfOneUseMeansWhatThatUseMeansAlone) {
  Random random(41);
  int compared = 0;
  for (const Rule& rule : rules()) {
    for (int round = 0; round < 3 && !rule.is_shape(); ++round) {
      Puzzle alone = test::random_shape(4, random);
      Puzzle within = alone;
      const std::string argument = test::random_argument(rule, alone.layout(), random);
      if (!alone.add_rule(rule.name, argument) || alone.rules().size() > 1) continue;
      const std::string use = text_of(alone.rules().front(), alone.layout());
      ASSERT_TRUE(within.add_rule("any_of", "[" + use + "]")) << use;
      constexpr std::uint64_t kAll = 576;
      EXPECT_EQ(Solver().count(within, kAll).solutions, Solver().count(alone, kAll).solutions)
          << test::describe(alone);
      ++compared;
    }
  }
  EXPECT_GT(compared, 60);
}

TEST(AnyOfRule, CountsValuesFromZeroWhereTheGridDoes) {
  EXPECT_GT(test::grids_left_by("any_of", "[killer_cage=r1c1 r1c2 total=1] [one_of=r2c2 digits=0]",
                                Puzzle(Layout(3, 3, 3, 0))),
            0U);
}

TEST(AnyOfRule, DrawsItsUses) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "any_of", "[palindrome=r1c1 r1c2] [palindrome=r2c1 r2c2]");
  EXPECT_EQ(picture_of(puzzle).shapes().size(), 2U);
}

}  // namespace
}  // namespace quadrille::sudoku
