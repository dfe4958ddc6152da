#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(TaxicabRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("taxicab", "2", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("taxicab", "3", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("taxicab", "2", test::five_with_row({1, 2, 3, 4, 5})), 2u);
  EXPECT_EQ(test::grids_left_by("taxicab", "1", Puzzle(Layout(2, 2, 2, 1, false))), 2u);
}

}  // namespace
}  // namespace quadrille::sudoku
