#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(OddRule, LeavesEachCellItsDigits) {
  const Condition last = test::last_condition(test::with_rule(Puzzle(5), "odd", "r1c1 r5c5"));
  EXPECT_EQ(last.origin->label, "odd r5c5");
  EXPECT_EQ(std::get<OneOf>(last.kind).digits, 0b10101U);
}

TEST(OddRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("odd", "r1c1 r2c2", Puzzle(4)), 160u);
  EXPECT_EQ(test::grids_left_by("odd", "r1c1 r1c2 r1c3", Puzzle(4)), 0u);
}

TEST(OddRule, DrawsACircleInEachCell) { test::expect_marks_in_cells<Circle>("odd"); }

}  // namespace
}  // namespace quadrille::sudoku
