#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(AntiTaxicabRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("anti_taxicab", "", Puzzle(1)), 1u);
  EXPECT_EQ(test::grids_left_by("anti_taxicab", "", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("anti_taxicab", "", test::five_with_row({1, 2, 3, 4, 5})), 0u);
  EXPECT_EQ(test::grids_left_by("anti_taxicab", "", Puzzle(Layout(2, 3, 3, 0, false))), 162u);
}

TEST(AntiTaxicabRule, RefusesGridsWithTooManyPairsOfCells) {
  EXPECT_EQ(
      Puzzle(37).add_rule("anti_taxicab").error().message,
      "rule anti_taxicab: found a 37x37 grid, expected one of at most 1296 cells: it speaks of nearly all "
      "pairs of cells");
}

}  // namespace
}  // namespace quadrille::sudoku
