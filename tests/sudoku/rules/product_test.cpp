#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ProductRule, NamesItsPlace) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "product", "r1c1 r2c2 product=6")).origin->label,
            "product 6 at r1c1");
}

TEST(ProductRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("product", "r1c1 r2c2 product=4", Puzzle(4)), 112u);
  EXPECT_EQ(test::grids_left_by("product", "r1c1 r1c2 r1c3 r1c4 product=24", Puzzle(4)), 576u);
  EXPECT_EQ(test::grids_left_by("product", "r1c1 r1c2 product=5", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("product", "r1c1 r2c2 product=0", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("product", "r1c1 r1c2 product=0", Puzzle({2, 3, 3, 0})), 8u);
}

TEST(ProductRule, TakesProductsBeyondTheLargestInteger) {
  EXPECT_EQ(
      test::grids_left_by("product", "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 product=1000000000", Puzzle(4)),
      0u);
  const Puzzle wide =
      test::with_rule(Puzzle(25), "product", "r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 product=1000000000");
  EXPECT_EQ(test::last_condition(wide).origin->label, "product 1000000000 at r1c1");
}

TEST(ProductRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("product", "r1c1 product=1000000001").error().message,
            "rule product: found \"1000000001\" as the product, expected a number from 0 to 1000000000");
}

TEST(ProductRule, IsDrawn) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "product", "r1c1 r2c2 product=6"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "6x");
}

}  // namespace
}  // namespace quadrille::sudoku
