#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(MinimumRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "minimum", "r1c1")).origin->label,
            "minimum r1c1");
}

TEST(MinimumRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("minimum", "r1c1", Puzzle(4)), 224u);
  EXPECT_EQ(test::grids_left_by("minimum", "r1c1 r2c2", Puzzle(4)), 99u);
  EXPECT_EQ(test::grids_left_by("minimum", "r2c2 r2c3", Puzzle(4)), 32u);
  EXPECT_EQ(test::grids_left_by("minimum", "r1c1", Puzzle(Layout(1, 1, 4))), 4u);
}

TEST(MinimumRule, DoesNotCompareCellsThatAreMarkedAlike) {
  EXPECT_EQ(conditions_of(test::with_rule(Puzzle(4), "minimum", "r1c1 r1c2")).list.size(), 8U + 1 + 2);
  EXPECT_EQ(conditions_of(test::with_rule(Puzzle(4), "minimum", "r1c1; r1c2")).list.size(), 8U + 1 + 2);
}

TEST(MinimumRule, DoesNotCompareItsOwnCellsWithinOtherRulesEither) {
  EXPECT_EQ(test::grids_left_by("any_of", "[minimum=r1c1 r1c2]", Puzzle(4)),
            test::grids_left_by("minimum", "r1c1 r1c2", Puzzle(4)));
}

}  // namespace
}  // namespace quadrille::sudoku
