#include <gtest/gtest.h>

#include "support/condition_lists.h"
#include "support/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ArrowRule, IsASumThatTheCircleTakesAway) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("arrow", "r2c2 r1c1 r1c2").has_value());
  const Conditions conditions = conditions_of(puzzle);
  const Condition& last = conditions.list.back();
  EXPECT_EQ(last.origin->label, "arrow r2c2-r1c2");
  EXPECT_EQ(std::get<Sum>(last.kind).sentence(4), "-r2c2 + r1c1 + r1c2 = 0");
}

TEST(ArrowRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("arrow", "r1c1 r2c2 r3c3", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("arrow", "r1c1 r1c2 r1c3", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("arrow", "r1c1 r2c2", Puzzle(4)), 192u);
}

}  // namespace
}  // namespace quadrille::sudoku
