#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(GlobalEntropyRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(3), "global_entropy", "")).origin->label,
            "global entropy at r2c2");
}

TEST(GlobalEntropyRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("global_entropy", "", Puzzle(3)), 12u);
  EXPECT_EQ(test::grids_left_by("global_entropy", "", Puzzle(Layout(2, 3, 6))), 3168u);
}

TEST(GlobalEntropyRule, RefusesDigitsThatHaveNoThirds) {
  EXPECT_EQ(
      Puzzle(4).add_rule("global_entropy").error().message,
      "rule global_entropy: found 4 digits, expected a number that 3 divides: as many low, middle and high "
      "ones");
}

}  // namespace
}  // namespace quadrille::sudoku
