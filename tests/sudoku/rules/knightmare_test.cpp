#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(KnightmareRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("knightmare", "sum=5", Puzzle(4)), 72u);
  EXPECT_EQ(test::grids_left_by("knightmare", "sum=5; sum=3", Puzzle(4)), 2u);
  EXPECT_EQ(test::grids_left_by("knightmare", "sum=6", test::five_with_row({1, 2, 3, 4, 5})), 0u);
}

}  // namespace
}  // namespace quadrille::sudoku
