#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(DiagonalNonConsecutiveRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("diagonal_non_consecutive", "", Puzzle(1)), 1u);
  EXPECT_EQ(test::grids_left_by("diagonal_non_consecutive", "", Puzzle(4)), 34u);
  EXPECT_EQ(test::grids_left_by("diagonal_non_consecutive", "", test::five_with_row({1, 2, 3, 4, 5})), 2u);
  EXPECT_EQ(test::grids_left_by("diagonal_non_consecutive", "", test::four_with_boxes()), 8u);
}

}  // namespace
}  // namespace quadrille::sudoku
