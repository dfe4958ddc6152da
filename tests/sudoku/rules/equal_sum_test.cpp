#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(EqualSumRule, NamesItsPlace) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "equal_sum", "r1c1 r1c2 / r2c3 r2c4")).origin->label,
      "equal sum at r1c1");
}

TEST(EqualSumRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("equal_sum", "r1c1 r1c2 / r2c3 r2c4", Puzzle(4)), 320u);
  EXPECT_EQ(test::grids_left_by("equal_sum", "r1c1 r1c2 / r2c2", Puzzle(4)), 64u);
  EXPECT_EQ(test::grids_left_by("equal_sum", "r1c1 / r2c2 / r3c1 r4c2", Puzzle(4)), 32u);
  EXPECT_EQ(test::grids_left_by("equal_sum", "r1c1 / r1c2", Puzzle(4)), 0u);
}

TEST(EqualSumRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(
      Puzzle(4).add_rule("equal_sum", "r1c1 / / r1c2").error().message,
      "rule equal_sum: expected two or more lists of cells, separated by slashes: r1c1 r1c2 / r2c1 r2c2");
}

TEST(EqualSumRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "equal_sum", "r1c1 r1c2 / r2c3 r2c4")).shapes().size(), 4u);
}

}  // namespace
}  // namespace quadrille::sudoku
