#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(NegativeKropkiRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("negative_kropki", "", Puzzle(1)), 1u);
  EXPECT_EQ(test::grids_left_by("negative_kropki", "", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("negative_kropki", "", Puzzle(Layout(2, 3, 6))), 152u);
}

TEST(NegativeKropkiRule, MayBeOfOneColour) {
  const Puzzle wide(Layout(2, 3, 6));
  const auto white = test::grids_left_by("negative_kropki", "dots=white", wide);
  EXPECT_EQ(white, test::grids_left_by("non_consecutive", "", wide)) << "without dots they are the same";
  EXPECT_EQ(test::grids_left_by("negative_kropki", "dots=black", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("negative_kropki", "dots=black ratio=5", Puzzle(4)), 576u);
  EXPECT_GT(test::grids_left_by("negative_kropki", "dots=black ratio=3", Puzzle(4)), 0u);
  const Puzzle dotted = test::with_rule(wide, "ratio", "r1c1 r1c2");
  EXPECT_NE(test::grids_left_by("negative_kropki", "dots=white", dotted),
            test::grids_left_by("non_consecutive", "", dotted))
      << "a black dot exempts its cells";
}

TEST(NegativeKropkiRule, LeavesAloneWhereAMarkIs) {
  const Puzzle puzzle(Layout(2, 3, 6));
  EXPECT_EQ(test::grids_left_by("negative_kropki", "", test::with_rule(puzzle, "difference", "r1c1 r1c2")),
            83u);
  EXPECT_EQ(test::grids_left_by("negative_kropki", "", test::with_rule(puzzle, "ratio", "r1c1 r1c2")), 51u);
  EXPECT_EQ(
      conditions_of(test::with_rule(test::with_rule(Puzzle(2), "negative_kropki"), "difference", "r1c1 r1c2"))
          .list.size(),
      4U + 3 + 1);
}

}  // namespace
}  // namespace quadrille::sudoku
