#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(CountingCirclesRule, NamesItsCells) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "counting_circles", "r1c1 r1c2 r2c1")).origin->label,
      "counting circles r1c1-r2c1");
}

TEST(CountingCirclesRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("counting_circles", "r1c1 r1c2 r2c1", Puzzle(4)), 16u);
  EXPECT_EQ(test::grids_left_by("counting_circles", "r1c1", Puzzle(4)), 144u);
  EXPECT_EQ(test::grids_left_by("counting_circles", "r1c1 r2c2 r3c3 r4c4", Puzzle(4)), 24u);
  EXPECT_EQ(test::grids_left_by("counting_circles", "r1c1 r1c2", Puzzle(Layout(2, 2, 3, 0))), 0u);
}

TEST(CountingCirclesRule, DrawsCircles) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "counting_circles", "r1c1 r2c2"));
  ASSERT_EQ(picture.shapes().size(), 2u);
  EXPECT_EQ(std::get<Circle>(picture.shapes()[1].kind).centre, (Point{1.5, 1.5}));
  EXPECT_GT(std::get<Circle>(picture.shapes()[1].kind).outline, 0);
}

}  // namespace
}  // namespace quadrille::sudoku
