#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(NabnerRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "nabner", "r1c1 r2c2")).origin->label,
            "nabner r1c1-r2c2");
}

TEST(NabnerRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("nabner", "r1c1 r2c2", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("nabner", "r1c1 r2c2 r3c3", Puzzle(4)), 0u);
}

TEST(NabnerRule, DrawsALine) { test::expect_line_among("nabner", 1); }

}  // namespace
}  // namespace quadrille::sudoku
