#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/condition_lists.h"
#include "support/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(OddRule, LeavesEachCellItsDigits) {
  Puzzle puzzle(5);
  ASSERT_TRUE(puzzle.add_rule("odd", "r1c1 r5c5").has_value());
  const Conditions conditions = conditions_of(puzzle);
  const Condition& last = conditions.list.back();
  EXPECT_EQ(last.origin->label, "odd r5c5");
  EXPECT_EQ(std::get<OneOf>(last.kind).digits, 0b10101U);
}

TEST(OddRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("odd", "r1c1 r2c2", Puzzle(4)), 160u);
  EXPECT_EQ(test::grids_left_by("odd", "r1c1 r1c2 r1c3", Puzzle(4)), 0u);
}

TEST(OddRule, DrawsACircleInEachCell) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("odd", "r1c2 r4c1").has_value());
  const Picture picture = picture_of(puzzle);
  ASSERT_EQ(picture.shapes().size(), 2u);
  EXPECT_EQ(std::get<Circle>(picture.shapes()[0].kind).centre, (Point{1.5, 0.5}));
  EXPECT_EQ(std::get<Circle>(picture.shapes()[1].kind).centre, (Point{0.5, 3.5}));
}

}  // namespace
}  // namespace quadrille::sudoku
