#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(RegionSameValuesRule, NamesTheHouses) {
  Puzzle puzzle(Layout(4, 4, 5));
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  EXPECT_EQ(test::last_condition(test::with_rule(puzzle, "region_same_values")).origin->label,
            "the same digits in row 1 and region 4");
}

TEST(RegionSameValuesRule, SpeaksOfTheLargestAlone) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(Layout(2, 3, 4)), "region_same_values")).origin->label,
      "the same digits in row 1 and row 2");
}

TEST(RegionSameValuesRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("region_same_values", "", Puzzle(4)), 576u);
  EXPECT_EQ(test::grids_left_by("region_same_values", "", Puzzle(Layout(3, 3, 4))), 48u);
  EXPECT_EQ(test::grids_left_by("region_same_values", "", Puzzle(Layout(2, 3, 4))), 48u);
  EXPECT_EQ(test::grids_left_by("region_same_values", "", Puzzle(Layout(1, 3, 4))), 24u);
}

}  // namespace
}  // namespace quadrille::sudoku
