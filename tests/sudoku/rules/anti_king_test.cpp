#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(AntiKingRule, TellsDiagonalNeighboursApart) {
  const Puzzle puzzle = test::with_rule(Puzzle(3), "anti_king");
  const test::ConditionLists lists(puzzle);
  ASSERT_EQ(lists.pairs.size(), 8u);
  EXPECT_EQ(lists.pairs.front().a, 0);
  EXPECT_EQ(lists.pairs.front().b, 4);
  EXPECT_EQ(lists.pairs.back().a, 5);
  EXPECT_EQ(lists.pairs.back().b, 7);
  EXPECT_EQ(lists.pairs.back().name, "anti_king");
}

TEST(AntiKingRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("anti_king", "", Puzzle(1)), 1u);
  EXPECT_EQ(test::grids_left_by("anti_king", "", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("anti_king", "", test::five_with_row({1, 2, 3, 4, 5})), 2u);
}

}  // namespace
}  // namespace quadrille::sudoku
