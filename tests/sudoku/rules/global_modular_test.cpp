#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(GlobalModularRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "global_modular", "")).origin->label,
            "global modular at r3c3");
}

TEST(GlobalModularRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("global_modular", "", Puzzle(3)), 12u);
  EXPECT_EQ(test::grids_left_by("global_modular", "", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("global_modular", "", Puzzle(Layout(3, 3, 4, 0))), 176u);
  EXPECT_EQ(test::grids_left_by("global_modular", "", Puzzle(2)), 0u);
}

}  // namespace
}  // namespace quadrille::sudoku
