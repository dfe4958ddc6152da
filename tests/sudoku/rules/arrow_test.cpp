#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ArrowRule, IsASumThatTheCircleTakesAway) {
  const Condition last = test::last_condition(test::with_rule(Puzzle(4), "arrow", "r2c2 r1c1 r1c2"));
  EXPECT_EQ(last.origin->label, "arrow r2c2-r1c2");
  EXPECT_EQ(std::get<Sum>(last.kind).sentence(4), "-r2c2 + r1c1 + r1c2 = 0");
}

TEST(ArrowRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("arrow", "r1c1 r2c2 r3c3", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("arrow", "r1c1 r1c2 r1c3", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("arrow", "r1c1 r2c2", Puzzle(4)), 192u);
}

TEST(ArrowRule, DrawsARingAShaftAndAHead) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "arrow", "r1c1 r1c2 r2c3"));
  ASSERT_EQ(picture.shapes().size(), 3U);
  const auto& ring = std::get<Circle>(picture.shapes()[0].kind);
  EXPECT_EQ(ring.centre, (Point{0.5, 0.5}));
  EXPECT_GT(ring.outline, 0);
  EXPECT_EQ(std::get<Line>(picture.shapes()[1].kind).points,
            (std::vector<Point>{{0.9, 0.5}, {1.5, 0.5}, {2.5, 1.5}}));
  EXPECT_EQ(std::get<Line>(picture.shapes()[2].kind).points[1], (Point{2.5, 1.5}));
}

}  // namespace
}  // namespace quadrille::sudoku
