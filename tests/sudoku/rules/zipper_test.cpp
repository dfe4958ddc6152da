#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ZipperRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "zipper", "r1c1 r2c2 r1c3")).origin->label,
            "zipper r1c1-r1c3");
}

TEST(ZipperRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("zipper", "r1c1 r2c2 r3c3", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("zipper", "r1c1 r1c2 r2c3 r2c4", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("zipper", "r1c1 r1c2 r2c3 r3c3 r4c4", Puzzle(4)), 2u);
}

TEST(ZipperRule, DrawsALine) { test::expect_line_among("zipper", 2); }

}  // namespace
}  // namespace quadrille::sudoku
