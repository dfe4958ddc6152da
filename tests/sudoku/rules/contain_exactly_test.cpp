#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ContainExactlyRule, NamesItsPlace) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "contain_exactly", "r1c1 r2c2 digits=1")).origin->label,
      "contain exactly at r1c1");
}

TEST(ContainExactlyRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("contain_exactly", "r1c1 r2c2 digits=1 1", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("contain_exactly", "r1c1 r1c2 r2c2 r3c3 digits=1 2", Puzzle(4)), 128u);
  EXPECT_EQ(test::grids_left_by("contain_exactly", "r1c1 r2c2 r3c3 digits=4", Puzzle(4)), 216u);
  EXPECT_EQ(test::grids_left_by("contain_exactly", "r1c1 r2c2 digits=0", Puzzle({2, 3, 3, 0})), 4u);
}

TEST(ContainExactlyRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("contain_exactly", "r1c1 digits=1 2").error().message,
            "rule contain_exactly: found 2 digits for 1 cell, expected no more digits than cells");
}

TEST(ContainExactlyRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "contain_exactly", "r1c1 r2c2 digits=1 1")).shapes().size(),
            3u);
}

TEST(ContainExactlyRule, WritesItsText) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "contain_exactly", "r1c1 r2c2 digits=2 1"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "=1 2");
}

}  // namespace
}  // namespace quadrille::sudoku
