#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

Puzzle four_from_zero() {
  Puzzle puzzle(Layout(4, 4, 5, 0));
  EXPECT_TRUE(puzzle.set_boxes(2, 2));
  return puzzle;
}

TEST(DoppelgangerRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(four_from_zero(), "doppelganger", "")).origin->label,
            "what is lacking at r4c4");
}

TEST(DoppelgangerRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("doppelganger", "", Puzzle(Layout(1, 1, 2, 0))), 0u);
  EXPECT_EQ(test::grids_left_by("doppelganger", "", Puzzle(Layout(3, 3, 4, 0))), 0u);
  Puzzle with_row = four_from_zero();
  for (int cell = 0; cell < 4; ++cell) with_row.set_given(cell, cell + 1);
  EXPECT_EQ(test::grids_left_by("doppelganger", "", with_row), 8u);
}

TEST(DoppelgangerRule, RefusesWhatHasNoDigitTooMany) {
  EXPECT_EQ(
      Puzzle(4).add_rule("doppelganger").error().message,
      "rule doppelganger: found a 4x4 grid with the digits 1 to 4, expected a square of at most 36 rows with "
      "the digits from 0 to their number, rows and columns that hold different digits, and regions, if any, "
      "as large as these");
  for (const Layout& layout : {Layout(3, 4, 5, 0), Layout(4, 4, 5, 1), Layout(4, 4, 6, 0),
                               Layout(4, 4, 5, 0, false), Layout(37, 37, 38, 0)})
    EXPECT_FALSE(Puzzle(layout).add_rule("doppelganger"));
  Puzzle small(Layout(4, 4, 5, 0));
  ASSERT_TRUE(small.set_boxes(1, 2));
  EXPECT_FALSE(small.add_rule("doppelganger"));
}

}  // namespace
}  // namespace quadrille::sudoku
