#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(DifferenceRule, NamesItsCells) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "difference", "r2c1 r1c1 difference=2")).origin->label,
      "difference of r1c1 and r2c1: 2");
}

TEST(DifferenceRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("difference", "r1c1 r1c2", Puzzle(4)), 288u);
  EXPECT_EQ(test::grids_left_by("difference", "r1c1 r2c2 difference=3", Puzzle(4)), 64u);
  EXPECT_EQ(test::grids_left_by("difference", "r1c1 r2c2 difference=0", Puzzle(4)), 192u);
}

TEST(DifferenceRule, DrawsADotOnTheSideOrTextInCornersOfCellsThatAreApart) {
  const Picture picture = picture_of(
      test::with_rule(Puzzle(4), "difference", "r1c1 r1c2; r2c2 r3c2 difference=3; r1c4 r4c4 difference=3"));
  ASSERT_EQ(picture.shapes().size(), 7u);
  EXPECT_EQ(picture.shapes()[0].colour, kWhite);
  EXPECT_EQ(std::get<Circle>(picture.shapes()[0].kind).centre, (Point{1, 0.5}));
  EXPECT_EQ(std::get<Circle>(picture.shapes()[1].kind).centre, (Point{1, 0.5}));
  EXPECT_EQ(std::get<Circle>(picture.shapes()[2].kind).centre, (Point{1.5, 2}));
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[4].kind).text, "3");
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[5].kind).text, "\u00B13");
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[6].kind).text, "\u00B13");
}

}  // namespace
}  // namespace quadrille::sudoku
