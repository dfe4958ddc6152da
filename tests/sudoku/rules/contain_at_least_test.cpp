#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ContainAtLeastRule, NamesItsPlace) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "contain_at_least", "r1c1 r2c2 digits=1"))
                .origin->label,
            "contain at least at r1c1");
}

TEST(ContainAtLeastRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("contain_at_least", "r1c1 r2c2 digits=1 1", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("contain_at_least", "r1c1 r1c2 r2c2 r3c3 digits=1 2", Puzzle(4)), 268u);
  EXPECT_EQ(test::grids_left_by("contain_at_least", "r1c1 r2c2 r3c3 digits=4", Puzzle(4)), 312u);
  EXPECT_EQ(test::grids_left_by("contain_at_least", "r1c1 r2c2 digits=0", Puzzle({2, 3, 3, 0})), 6u);
}

TEST(ContainAtLeastRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("contain_at_least", "r1c1 digits=1 2").error().message,
            "rule contain_at_least: found 2 digits for 1 cell, expected no more digits than cells");
}

TEST(ContainAtLeastRule, IsDrawn) {
  EXPECT_EQ(
      picture_of(test::with_rule(Puzzle(4), "contain_at_least", "r1c1 r2c2 digits=1 1")).shapes().size(), 3u);
}

TEST(ContainAtLeastRule, WritesItsText) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "contain_at_least", "r1c1 r2c2 digits=2 1"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "1 2");
}

}  // namespace
}  // namespace quadrille::sudoku
