#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(SlowThermometerRule, NamesItsCells) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "slow_thermometer", "r1c1 r2c2 r1c3")).origin->label,
      "slow thermometer r1c1-r1c3");
}

TEST(SlowThermometerRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("slow_thermometer", "r1c1 r2c2 r3c3", Puzzle(4)), 224u);
  EXPECT_EQ(test::grids_left_by("slow_thermometer", "r1c1 r1c2 r2c3", Puzzle(4)), 128u);
}

TEST(SlowThermometerRule, DrawsABulbAndALine) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "slow_thermometer", "r1c1 r2c2"));
  ASSERT_EQ(picture.shapes().size(), 2u);
  EXPECT_EQ(std::get<Circle>(picture.shapes()[0].kind).centre, (Point{0.5, 0.5}));
  EXPECT_EQ(std::get<Line>(picture.shapes()[1].kind).points, (std::vector<Point>{{0.5, 0.5}, {1.5, 1.5}}));
}

}  // namespace
}  // namespace quadrille::sudoku
