#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(MultiSumCageRule, NamesItsPlace) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "multi_sum_cage", "r1c1 r2c2 totals=3 7"))
                .origin->label,
            "cage 3/7 at r1c1");
}

TEST(MultiSumCageRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("multi_sum_cage", "r1c1 r2c2 totals=3 7", Puzzle(4)), 128u);
  EXPECT_EQ(test::grids_left_by("multi_sum_cage", "r1c1 r1c2 r2c3 totals=8 9", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("multi_sum_cage", "r1c1 r2c2 totals=2", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("multi_sum_cage", "r1c1 r2c2 totals=1 3", Puzzle({2, 3, 3, 0})), 4u);
}

TEST(MultiSumCageRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("multi_sum_cage", "r1c1 r1c2").error().message,
            "rule multi_sum_cage: found 0 totals, expected 1 or more");
}

TEST(MultiSumCageRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "multi_sum_cage", "r1c1 r2c2 totals=3 7")).shapes().size(),
            2u);
}

TEST(MultiSumCageRule, WritesItsText) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "multi_sum_cage", "r1c1 r2c2 totals=3 7"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "3/7");
}

}  // namespace
}  // namespace quadrille::sudoku
