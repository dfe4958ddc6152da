#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(LunchboxRule, IsAHouseAndAListForEachTwoEnds) {
  const Puzzle puzzle = test::with_rule(Puzzle(5), "lunchbox", "r3c3 r2c2 r1c1 total=3");
  const auto list = conditions_of(puzzle).list;
  EXPECT_EQ(list.back().origin->label, "lunchbox 3 at r3c3");
  EXPECT_EQ(std::get<Any>(list.back().kind).sentence(5),
            "any of (r3c3 < r1c1; r3c3 < r2c2 < r1c1; r2c2 = 3) (r1c1 < r3c3; r1c1 < r2c2 < r3c3; r2c2 = 3)");
}

TEST(LunchboxRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("lunchbox", "r1c1 r1c2 r1c3 r1c4 total=5", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("lunchbox", "r1c1 r1c2 r1c3 r1c4 total=0", Puzzle(4)), 288u);
  EXPECT_EQ(test::grids_left_by("lunchbox", "r1c1 r2c2 total=0", Puzzle(4)), 384u);
  EXPECT_EQ(test::grids_left_by("lunchbox", "r1c1 r2c2 total=1", Puzzle(4)), 0u);
}

TEST(LunchboxRule, AddsTheValuesOfDigitsFromZero) {
  EXPECT_EQ(test::grids_left_by("lunchbox", "r1c1 r1c2 r1c3 total=1", Puzzle({1, 3, 3, 0})), 2u) << "012 210";
}

TEST(LunchboxRule, ShadesItsCells) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "lunchbox", "r1c1 r2c2 total=0")).shapes().size(), 3u);
}

}  // namespace
}  // namespace quadrille::sudoku
