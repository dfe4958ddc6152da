#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(MaximumRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "maximum", "r1c1")).origin->label,
            "maximum r1c1");
}

TEST(MaximumRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("maximum", "r1c1", Puzzle(4)), 224u);
  EXPECT_EQ(test::grids_left_by("maximum", "r1c1 r2c2", Puzzle(4)), 99u);
  EXPECT_EQ(test::grids_left_by("maximum", "r2c2 r2c3", Puzzle(4)), 32u);
  EXPECT_EQ(test::grids_left_by("maximum", "r1c1", Puzzle(Layout(1, 1, 4))), 4u);
}

TEST(MaximumRule, DoesNotCompareCellsThatAreMarkedAlike) {
  EXPECT_EQ(conditions_of(test::with_rule(Puzzle(4), "maximum", "r1c1 r1c2")).list.size(), 8U + 1 + 2);
  EXPECT_EQ(conditions_of(test::with_rule(Puzzle(4), "maximum", "r1c1; r1c2")).list.size(), 8U + 1 + 2);
}

TEST(MaximumRule, DoesNotCompareItsOwnCellsWithinOtherRulesEither) {
  EXPECT_EQ(test::grids_left_by("any_of", "[maximum=r1c1 r1c2]", Puzzle(4)),
            test::grids_left_by("maximum", "r1c1 r1c2", Puzzle(4)));
}

}  // namespace
}  // namespace quadrille::sudoku
