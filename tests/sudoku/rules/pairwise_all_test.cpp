#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(PairwiseAllRule, RelatesAnyTwoCellsBothWays) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "pairwise_all", "r1c1 r1c2 r2c1 pairs=1:2-4 2:1/3-4");
  EXPECT_EQ(conditions_of(puzzle).list.size(), 11U);
  const Condition last = test::last_condition(puzzle);
  EXPECT_EQ(last.origin->label, "pairwise all at r1c1");
  const auto& relation = std::get<Relation>(last.kind);
  EXPECT_TRUE(relation.pairs->allow(1, 2) && relation.pairs->allow(2, 1));
  EXPECT_FALSE(relation.pairs->allow(1, 3)) << "3:1 is no pair";
}

TEST(PairwiseAllRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("pairwise_all", "r1c1 r1c2 pairs=1:2 2:1", Puzzle(4)), 96U);
  EXPECT_EQ(test::grids_left_by("pairwise_all", "r1c1 r1c2 r2c2 pairs=1:1-4 2:1-4 3:1-4 4:1-4", Puzzle(4)),
            576U);
}

TEST(PairwiseAllRule, DrawsACage) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "pairwise_all", "r1c1 r1c2 pairs=1:2")).shapes().size(),
            1U);
}

}  // namespace
}  // namespace quadrille::sudoku
