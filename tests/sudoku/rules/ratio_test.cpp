#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(RatioRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "ratio", "r1c1 r2c1")).origin->label,
            "ratio of r1c1 and r2c1: 2");
}

TEST(RatioRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("ratio", "r1c1 r1c2", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("ratio", "r1c1 r2c2 ratio=3", Puzzle(4)), 64u);
  EXPECT_EQ(test::grids_left_by("ratio", "r1c1 r2c2 ratio=1", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("ratio", "r1c1 r2c2", Puzzle(Layout(4, 4, 4, 0))), 112u);
}

TEST(RatioRule, DrawsADotOnTheSideOrTextInCornersOfCellsThatAreApart) {
  const Picture picture =
      picture_of(test::with_rule(Puzzle(4), "ratio", "r1c1 r1c2; r2c2 r3c2 ratio=3; r1c4 r4c4 ratio=3"));
  ASSERT_EQ(picture.shapes().size(), 7u);
  EXPECT_EQ(picture.shapes()[0].colour, kBlack);
  EXPECT_EQ(std::get<Circle>(picture.shapes()[0].kind).centre, (Point{1, 0.5}));
  EXPECT_EQ(std::get<Circle>(picture.shapes()[1].kind).centre, (Point{1, 0.5}));
  EXPECT_EQ(std::get<Circle>(picture.shapes()[2].kind).centre, (Point{1.5, 2}));
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[4].kind).text, "3");
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[5].kind).text, "\u00D73");
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[6].kind).text, "\u00D73");
}

}  // namespace
}  // namespace quadrille::sudoku
