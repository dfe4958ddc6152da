#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(EqualityCageRule, NamesItsPlace) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "equality_cage", "r1c1 r2c2")).origin->label,
            "equality cage at r1c1");
}

TEST(EqualityCageRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("equality_cage", "r1c1 r2c2", Puzzle(4)), 128u);
  EXPECT_EQ(test::grids_left_by("equality_cage", "r1c1 r1c2 r2c3 r2c4", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("equality_cage", "r1c1 r2c2", test::five_with_row({1, 2, 3, 4, 5})), 336u);
  EXPECT_EQ(test::grids_left_by("equality_cage", "r1c1 r2c2", Puzzle({2, 3, 3, 0})), 0u);
}

TEST(EqualityCageRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("equality_cage", "r1c1 r1c2 r1c3").error().message,
            "rule equality_cage: found 3 cells, expected an even number of cells");
}

TEST(EqualityCageRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "equality_cage", "r1c1 r2c2")).shapes().size(), 2u);
}

}  // namespace
}  // namespace quadrille::sudoku
