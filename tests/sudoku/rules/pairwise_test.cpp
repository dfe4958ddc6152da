#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(PairwiseRule, RelatesEachCellToTheNext) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "pairwise", "r1c1 r1c2 r1c3 pairs=1:2 2:3");
  const auto list = conditions_of(puzzle).list;
  ASSERT_EQ(list.size(), 10U);
  EXPECT_EQ(list.back().origin->label, "pairwise r1c1-r1c3");
  EXPECT_EQ(test::grids_left_by("pairwise", "r1c1 r1c2 r1c3 pairs=1:2 2:3", Puzzle(4)), 24U);
  EXPECT_EQ(test::grids_left_by("pairwise", "r1c1 r2c2 pairs=1:", Puzzle(4)), 0U);
}

TEST(PairwiseRule, DrawsALine) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "pairwise", "r1c1 r1c2 pairs=1:2")).shapes().size(), 1U);
}

}  // namespace
}  // namespace quadrille::sudoku
