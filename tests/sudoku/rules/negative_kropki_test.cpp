#include <gtest/gtest.h>

#include "support/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(NegativeKropkiRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("negative_kropki", "", Puzzle(1)), 99999u);
  EXPECT_EQ(test::grids_left_by("negative_kropki", "", Puzzle(4)), 99999u);
  EXPECT_EQ(test::grids_left_by("negative_kropki", "", Puzzle(3)), 99999u);
}

TEST(NegativeKropkiRule, LeavesAloneWhereAMarkIs) {
  EXPECT_EQ(test::grids_left_by("negative_kropki", "", test::with_rule(Puzzle(4), "difference", "r1c1 r1c2")),
            99999u);
  EXPECT_EQ(
      conditions_of(test::with_rule(test::with_rule(Puzzle(2), "negative_kropki"), "difference", "r1c1 r1c2"))
          .list.size(),
      4U + 3 + 1);
}

TEST(NegativeKropkiRule, TakesDotsOfBothColoursForDots) {
  EXPECT_EQ(test::grids_left_by(
                "negative_kropki", "",
                test::with_rule(test::with_rule(Puzzle(3), "ratio", "r1c1 r1c2; r2c2 r2c3; r1c3 r2c3"),
                                "difference", "r2c1 r2c2; r1c2 r2c2; r3c1 r3c2; r2c2 r3c2")),
            99999u);
}

}  // namespace
}  // namespace quadrille::sudoku
