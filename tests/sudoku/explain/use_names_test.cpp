#include "sudoku/explain/use_names.h"

#include <gtest/gtest.h>

#include "support/sudoku/own_rules.h"

namespace quadrille::sudoku {
namespace {

class UseNamesTest : public testing::Test {
 protected:
  /// The names of all uses of rules.
  static std::vector<std::string> names(const Puzzle& puzzle) {
    const Conditions conditions = conditions_of(puzzle);
    const UseNames uses(puzzle, conditions);
    std::vector<std::string> names;
    for (int use = 0; use < static_cast<int>(puzzle.rules().size()); ++use) names.push_back(uses.of_use(use));
    return names;
  }
};

TEST_F(UseNamesTest, AreTheLabels) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=5; r2c1 r2c2 total=5"));
  EXPECT_EQ(names(puzzle), (std::vector<std::string>{"cage 5 at r1c1", "cage 5 at r2c1"}));
}

TEST_F(UseNamesTest, AreTheTextsOfUsesWithTheSameLabel) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=5; r1c1 r2c1 total=5; r3c3 r3c4 total=4"));
  EXPECT_EQ(names(puzzle), (std::vector<std::string>{"killer_cage=r1c1 r1c2 total=5",
                                                     "killer_cage=r1c1 r2c1 total=5", "cage 4 at r3c3"}));
}

TEST_F(UseNamesTest, AreTheTextsOfOwnRulesToo) {
  const Puzzle puzzle =
      test::with_own_rule(Puzzle(4), {{"first", "cells"}, {"second", "cells"}}, "sum(first) > sum(second)",
                          "r1c1 r1c2 second=r2c1 r2c2; r1c1 r1c2 second=r3c1 r3c2");
  EXPECT_EQ(names(puzzle),
            (std::vector<std::string>{"own=r1c1 r1c2 second=r2c1 r2c2", "own=r1c1 r1c2 second=r3c1 r3c2"}));
}

TEST_F(UseNamesTest, OfHousesAreTheirLabels) {
  const Puzzle puzzle(4);
  const Conditions conditions = conditions_of(puzzle);
  const UseNames uses(puzzle, conditions);
  EXPECT_EQ(uses.of_part(*conditions.stated().front().origin), "row 1");
}

}  // namespace
}  // namespace quadrille::sudoku
