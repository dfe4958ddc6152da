#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(DoubleArrowRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "double_arrow", "r1c1 r2c2 r1c3")).origin->label,
            "double arrow r1c1-r1c3");
}

TEST(DoubleArrowRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("double_arrow", "r1c1 r2c2 r3c3", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("double_arrow", "r1c1 r1c2 r1c3 r2c4", Puzzle(4)), 32u);
}

TEST(DoubleArrowRule, DrawsALine) { test::expect_line_among("double_arrow", 3); }

}  // namespace
}  // namespace quadrille::sudoku
