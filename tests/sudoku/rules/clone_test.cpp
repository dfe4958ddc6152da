#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(CloneRule, NamesItsCells) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "clone", "r1c1 r1c2 clone=r3c3 r3c4")).origin->label,
      "clone r3c3-r3c4 of r1c1-r1c2");
}

TEST(CloneRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("clone", "r1c1 r1c2 clone=r3c3 r3c4", Puzzle(4)), 144u);
  EXPECT_EQ(test::grids_left_by("clone", "r1c1 r2c2 clone=r2c2 r3c3", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("clone", "r1c1 r2c2 clone=r1c1 r3c3", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("clone", "r1c1 clone=r1c2", Puzzle(4)), 0u);
}

TEST(CloneRule, RefusesAreasOfDifferentSizes) {
  EXPECT_EQ(Puzzle(4).add_rule("clone", "r1c1 clone=r2c2 r3c3").error().message,
            "rule clone: found 1 cell and 2 in its clone, expected as many");
  EXPECT_EQ(Puzzle(4).add_rule("clone", "r1c1 r1c2 clone=r3c3").error().message,
            "rule clone: found 2 cells and 1 in their clone, expected as many");
}

TEST(CloneRule, ShadesBothAreas) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "clone", "r1c1 r1c2 clone=r3c3 r3c4"));
  ASSERT_EQ(picture.shapes().size(), 4u);
  EXPECT_EQ(std::get<Square>(picture.shapes()[3].kind).centre, (Point{3.5, 2.5}));
}

}  // namespace
}  // namespace quadrille::sudoku
