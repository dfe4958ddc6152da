#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(SumLineRule, NamesItsPlace) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "sum_line", "r1c1 r2c2 r3c3 total=5")).origin->label,
      "sum line 5 r1c1-r3c3");
}

TEST(SumLineRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("sum_line", "r1c1 r1c2 r2c2 r2c3 total=5", Puzzle(4)), 32u);
  EXPECT_EQ(test::grids_left_by("sum_line", "r1c1 r1c2 r2c2 r2c1 total=5 ends=joined", Puzzle(4)), 224u);
  EXPECT_EQ(test::grids_left_by("sum_line", "r1c1 r1c2 r2c2 total=9", Puzzle(4)), 112u);
  EXPECT_EQ(test::grids_left_by("sum_line", "r1c1 r1c2 r1c3 r2c3 total=2", Puzzle({2, 3, 3, 0})), 1u);
  EXPECT_EQ(test::grids_left_by("sum_line", "r1c1 r1c2 r1c3 r2c3 total=2 ends=joined", Puzzle({2, 3, 3, 0})),
            4u);
}

TEST(SumLineRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("sum_line", "r1c1 r1c2 total=0").error().message,
            "rule sum_line: found \"0\" as the total, expected a number from 1 or more");
}

TEST(SumLineRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "sum_line", "r1c1 r1c2 r2c2 total=5")).shapes().size(), 2u);
}

TEST(SumLineRule, TriesEachFirstCellOfALoop) {
  const Condition loop =
      test::last_condition(test::with_rule(Puzzle(4), "sum_line", "r1c1 r1c2 r2c2 r2c1 total=3 ends=joined"));
  EXPECT_EQ(std::get<Any>(loop.kind).lists->lists.size(), 3u) << "a piece of 3 has 3 cells at most";
}

}  // namespace
}  // namespace quadrille::sudoku
