#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(SameValuesRule, NamesItsPlace) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "same_values", "r1c1 r1c2 / r2c3 r2c4")).origin->label,
      "same values at r1c1");
}

TEST(SameValuesRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("same_values", "r1c1 r1c2 / r2c3 r2c4", Puzzle(4)), 288u);
  EXPECT_EQ(test::grids_left_by("same_values", "r1c1 / r2c2 / r3c3", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("same_values", "r1c1 r1c2 / r2c3 r2c4 / r3c1 r4c2", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("same_values", "r1c1 / r1c2", Puzzle(4)), 0u);
}

TEST(SameValuesRule, LeavesOutCellsThatListsHaveInCommon) {
  EXPECT_EQ(test::grids_left_by("same_values", "r1c1 r1c2 / r1c2 r2c3", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("same_values", "r1c1 r1c2 / r1c2 r1c1", Puzzle(4)), 576u);
}

TEST(SameValuesRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("same_values", "r1c1 r1c2 / r2c3").error().message,
            "rule same_values: found a list of 2 and one of 1 cells, expected lists of one length");
  EXPECT_EQ(
      Puzzle(4).add_rule("same_values", "r1c1 r1c2").error().message,
      "rule same_values: expected two or more lists of cells, separated by slashes: r1c1 r1c2 / r2c1 r2c2");
  EXPECT_EQ(Puzzle(4).add_rule("same_values", "r1c1 r1c1 / r1c2 r1c3").error().message,
            "rule same_values: r1c1 is named twice, expected each cell once");
}

TEST(SameValuesRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "same_values", "r1c1 r1c2 / r2c3 r2c4")).shapes().size(),
            4u);
}

}  // namespace
}  // namespace quadrille::sudoku
