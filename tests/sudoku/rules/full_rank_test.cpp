#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(FullRankRule, NamesItsPlace) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "full_rank", "r2c5 rank=7")).origin->label,
            "full rank 7 at r2c5");
}

TEST(FullRankRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("full_rank", "r1c0 rank=1", Puzzle(4)), 14u);
  EXPECT_EQ(test::grids_left_by("full_rank", "r1c0 rank=2", Puzzle(4)), 10u);
  EXPECT_EQ(test::grids_left_by("full_rank", "r2c5 rank=7", Puzzle(4)), 10u);
  EXPECT_EQ(test::grids_left_by("full_rank", "r0c3 rank=16 ties=any", Puzzle(4)), 14u);
  EXPECT_EQ(test::grids_left_by("full_rank", "r0c3 rank=6 ties=any", Puzzle(4)), 18u);
  EXPECT_EQ(test::grids_left_by("full_rank", "r0c3 rank=6", Puzzle(4)), 10u);
  EXPECT_EQ(test::grids_left_by("full_rank", "r0c3 rank=6 ties=none", Puzzle(4)), 6u);
  EXPECT_EQ(test::grids_left_by("full_rank", "r1c0 rank=2 ties=none; r5c2 rank=9 ties=none",
                                test::four_with_boxes()),
            1u);
  EXPECT_EQ(test::grids_left_by("full_rank", "r1c0 rank=2", Puzzle(2)), 0u);
  EXPECT_EQ(test::grids_left_by("full_rank", "r1c0 rank=1 ties=any", Puzzle(2)), 1u);
  EXPECT_EQ(test::grids_left_by("full_rank", "r1c0 rank=3", Puzzle(3)), 0u);
}

TEST(FullRankRule, AllowsNoTiesWithinOtherRulesEither) {
  EXPECT_EQ(test::grids_left_by("full_rank", "r1c0 rank=1 ties=none", Puzzle(4)), 6u);
  EXPECT_EQ(test::grids_left_by("any_of", "[full_rank=r1c0 rank=1 ties=none]", Puzzle(4)), 6u);
}

TEST(FullRankRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("full_rank", "r1c0 rank=17").error().message,
            "rule full_rank: found 17 as the rank, expected a number from 1 to 16");
  EXPECT_EQ(Puzzle(Layout(2, 3, 3)).add_rule("full_rank", "r1c0 rank=1").error().message,
            "rule full_rank: expected a square grid of size 2 or more, in which each row and each column "
            "holds each digit once");
}

TEST(FullRankRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "full_rank", "r2c5 rank=7")).shapes().size(), 1u);
}

TEST(FullRankRule, WritesItsText) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "full_rank", "r2c5 rank=7"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "#7");
}

}  // namespace
}  // namespace quadrille::sudoku
