#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

/// Two rows and three columns, or more; two regions of three cells.
Puzzle chaos(int rows, int columns, int digits) {
  return Puzzle(Layout(rows, columns, digits).with_extra_cells({{"CC", rows * columns}}));
}

TEST(ChaosConstructionRule, NumbersConnectedRegions) {
  const Puzzle puzzle = test::with_rule(chaos(2, 2, 2), "chaos_construction");
  // Both regions are rows, or both are columns: either way a region would hold a digit twice, or not.
  EXPECT_EQ(test::grids_left_by("chaos_construction", "", chaos(2, 2, 2)), 4U);
  EXPECT_EQ(conditions_of(puzzle).stated().back().origin->rule, "chaos_construction");
}

TEST(ChaosConstructionRule, LeavesOneNumberForEachWay) {
  EXPECT_EQ(test::grids_left_by("chaos_construction", "size=1", chaos(1, 2, 2)), 2U);
  EXPECT_EQ(test::grids_left_by("chaos_construction", "size=3", chaos(1, 3, 3)), 6U);
  EXPECT_GT(test::grids_left_by("chaos_construction", "size=2", chaos(2, 2, 3)), 0U);
}

TEST(ChaosConstructionRule, NeedsExtraCellsAndASizeThatFits) {
  Puzzle puzzle(4);
  EXPECT_EQ(puzzle.add_rule("chaos_construction").error().message,
            "rule chaos_construction: found no extra cells CC1 to CC16, expected one for each cell of the "
            "grid, for "
            "the number of its region");
  EXPECT_TRUE(chaos(2, 3, 3).add_rule("chaos_construction"));
  EXPECT_EQ(chaos(2, 3, 3).add_rule("chaos_construction", "size=4").error().message,
            "rule chaos_construction: found 6 cells and regions of 4, expected a size that parts them into 3 "
            "regions "
            "at most, and no more cells than digits");
}

}  // namespace
}  // namespace quadrille::sudoku
