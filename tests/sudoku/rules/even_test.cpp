#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(EvenRule, LeavesEachCellItsDigits) {
  const Condition last = test::last_condition(test::with_rule(Puzzle(5), "even", "r1c1 r5c5"));
  EXPECT_EQ(last.origin->label, "even r5c5");
  EXPECT_EQ(std::get<OneOf>(last.kind).digits, 0b01010U);
}

TEST(EvenRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("even", "r1c1 r2c2", Puzzle(4)), 160u);
  EXPECT_EQ(test::grids_left_by("even", "r1c1 r1c2 r1c3", Puzzle(4)), 0u);
}

TEST(EvenRule, DrawsASquareInEachCell) { test::expect_marks_in_cells<Square>("even"); }

}  // namespace
}  // namespace quadrille::sudoku
