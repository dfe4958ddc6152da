#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ValueIndexingRule, NamesItsPlace) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "value_indexing", "r1c1 r2c2 r3c3")).origin->label,
      "value indexing r1c1-r3c3");
}

TEST(ValueIndexingRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("value_indexing", "r1c1 r2c2 r3c3", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("value_indexing", "r1c1 r2c2 r3c3 r4c4 r3c2", Puzzle(4)), 144u);
  EXPECT_EQ(test::grids_left_by("value_indexing", "r1c1 r1c2 r2c1 r2c2", Puzzle({2, 3, 3, 0})), 2u);
}

TEST(ValueIndexingRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("value_indexing", "r1c1 r1c2").error().message,
            "rule value_indexing: found 2 cells, expected 3 or more");
}

TEST(ValueIndexingRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "value_indexing", "r1c1 r1c2 r2c2")).shapes().size(), 3u);
}

}  // namespace
}  // namespace quadrille::sudoku
