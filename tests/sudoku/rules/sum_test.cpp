#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(SumRule, NamesItsPlace) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "sum", "r1c1 r2c2 total=5")).origin->label,
            "sum 5 at r1c1");
}

TEST(SumRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("sum", "r1c1 r2c2 total=5", Puzzle(4)), 128u);
  EXPECT_EQ(test::grids_left_by("sum", "r1c1 r1c1 r2c2 total=5", Puzzle(4)), 64u);
  EXPECT_EQ(test::grids_left_by("sum", "r1c1 r2c2 total=-1 factors=1 -1", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("sum", "r1c1 r1c2 r1c1 total=9 factors=3 2 -1", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("sum", "r1c1 r2c2 total=0", Puzzle({2, 3, 3, 0})), 2u);
}

TEST(SumRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("sum", "r1c1 r1c2 total=3 factors=2").error().message,
            "rule sum: found 1 factors for 2 cells, expected one for each, or none if all are 1");
  EXPECT_EQ(Puzzle(4).add_rule("sum", "r1c1 r1c1 total=3 factors=2 -2").error().message,
            "rule sum: the factors of each cell add up to 0, so the sum has no cells");
  EXPECT_EQ(Puzzle(4).add_rule("sum", "r1c1 total=3 factors=1001").error().message,
            "rule sum: found \"1001\" among the factors, expected numbers from -1000 to 1000");
}

TEST(SumRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "sum", "r1c1 r2c2 total=5 factors=1 2")).shapes().size(),
            4u);
}

TEST(SumRule, AddsUpTheFactorsOfACell) {
  const Condition sum = test::last_condition(test::with_rule(Puzzle(4), "sum", "r1c1 r2c2 r1c1 total=7"));
  EXPECT_EQ(std::get<Sum>(sum.kind).sentence(4), "2 r1c1 + r2c2 = 7");
}

}  // namespace
}  // namespace quadrille::sudoku
