#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ThermometerRule, IsOneChain) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "thermometer", "r2c2 r1c1 r1c2; r4c4 r3c4");
  const Conditions conditions = conditions_of(puzzle);
  const Condition& first = conditions.list[conditions.list.size() - 2];
  EXPECT_EQ(first.origin->label, "thermometer r2c2-r1c2");
  EXPECT_EQ(std::get<Order>(first.kind).chain, (std::vector<int>{5, 0, 1}));
  EXPECT_TRUE(std::get<Order>(first.kind).is_strict);
}

TEST(ThermometerRule, SaysWhatIsWrongWithAChain) {
  EXPECT_EQ(Puzzle(4).add_rule("thermometer", "r1c1").error().message,
            "rule thermometer: found 1 cell, expected 2 or more");
}

TEST(ThermometerRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("thermometer", "r1c1 r2c2 r3c3", Puzzle(4)), 32u);
  EXPECT_EQ(test::grids_left_by("thermometer", "r1c1 r2c2 r3c3 r4c4", Puzzle(4)), 2u);
  EXPECT_EQ(test::grids_left_by("thermometer", "r4c4 r3c4", Puzzle(4)), 288u);
  EXPECT_EQ(test::grids_left_by("thermometer", "r1c1 r1c2 r1c3 r1c4 r2c4", Puzzle(4)), 0u);
}

TEST(ThermometerRule, DrawsABulbAndALine) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "thermometer", "r2c2 r1c1 r1c2"));
  ASSERT_EQ(picture.shapes().size(), 2u);
  EXPECT_EQ(std::get<Circle>(picture.shapes()[0].kind).centre, (Point{1.5, 1.5}));
  EXPECT_EQ(std::get<Line>(picture.shapes()[1].kind).points,
            (std::vector<Point>{{1.5, 1.5}, {0.5, 0.5}, {1.5, 0.5}}));
}

}  // namespace
}  // namespace quadrille::sudoku
