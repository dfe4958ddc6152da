#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(NonConsecutiveRule, KeepsNeighboursFromFollowingOneAnother) {
  const Puzzle puzzle = test::with_rule(Puzzle(2), "non_consecutive");
  const test::ConditionLists lists(puzzle);
  ASSERT_EQ(lists.pairs.size(), 8u) << "four pairs of neighbours, each in both directions";
  for (const test::UnequalPair& pair : lists.pairs) {
    EXPECT_EQ(std::abs(pair.offset), 1);
    EXPECT_EQ(pair.name, "non_consecutive");
  }
}

TEST(NonConsecutiveRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("non_consecutive", "", Puzzle(1)), 1u);
  EXPECT_EQ(test::grids_left_by("non_consecutive", "", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("non_consecutive", "", test::five_with_row({1, 2, 3, 4, 5})), 0u);
  EXPECT_EQ(test::grids_left_by("non_consecutive", "", test::five_with_row({1, 3, 5, 2, 4})), 2u);
}

TEST(NonConsecutiveRule, TakesAnyDifference) {
  EXPECT_EQ(test::grids_left_by("non_consecutive", "2", Puzzle(4)), 32u);
  EXPECT_EQ(test::grids_left_by("non_consecutive", "difference=3; difference=2", Puzzle(4)), 0u);
}

}  // namespace
}  // namespace quadrille::sudoku
