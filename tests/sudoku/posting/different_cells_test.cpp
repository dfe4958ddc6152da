#include "sudoku/posting/different_cells.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

DifferentCells differing_in(std::string_view rule = {}, std::string_view argument = {}) {
  Puzzle puzzle(9);
  EXPECT_TRUE(puzzle.set_boxes(3, 3));
  EXPECT_TRUE(rule.empty() || puzzle.add_rule(rule, argument));
  return DifferentCells(conditions_of(puzzle));
}

TEST(DifferentCells, AreInAHouseOrInARelation) {
  const DifferentCells classic = differing_in();
  EXPECT_TRUE(classic.differ(0, 8) && classic.differ(0, 72) && classic.differ(20, 0));
  EXPECT_FALSE(classic.differ(0, 30) || classic.differ(3, 3));
  EXPECT_FALSE(classic.differ(20, 31));
  EXPECT_TRUE(differing_in("anti_knight").differ(20, 31));
  EXPECT_TRUE(differing_in("difference", "r2c3 r3c4").differ(11, 21));
}

TEST(DifferentCells, GroupCells) {
  const std::vector<std::vector<int>> groups = differing_in().groups({0, 40, 1, 80, 44, 10});
  EXPECT_EQ(groups, (std::vector<std::vector<int>>{{0, 1, 10}, {40, 44}, {80}}));
  EXPECT_TRUE(differing_in().groups({}).empty());
}

TEST(DifferentCells, LieBesideGroups) {
  EXPECT_EQ(differing_in().beside({0, 1, 9}), (std::vector<int>{2, 10, 11, 18, 19, 20}));
  EXPECT_EQ(differing_in().beside({0}).size(), 20U);
}

}  // namespace
}  // namespace quadrille::sudoku
