#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(NegativeXvRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("negative_xv", "", Puzzle(1)), 1u);
  EXPECT_EQ(test::grids_left_by("negative_xv", "", Puzzle(4)), 32u);
  EXPECT_EQ(test::grids_left_by("negative_xv", "", test::five_with_row({1, 2, 3, 4, 5})), 0u);
}

TEST(NegativeXvRule, LeavesAloneWhereAMarkIs) {
  EXPECT_EQ(test::grids_left_by("negative_xv", "", test::with_rule(Puzzle(4), "sum_pair", "r1c1 r1c2 sum=5")),
            0u);
  EXPECT_EQ(
      conditions_of(test::with_rule(test::with_rule(Puzzle(2), "negative_xv"), "sum_pair", "r1c1 r1c2 sum=5"))
          .list.size(),
      4U + 3 + 1);
}

}  // namespace
}  // namespace quadrille::sudoku
