#include <gtest/gtest.h>

#include "sudoku/model.h"
#include "support/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(NonConsecutiveRule, KeepsNeighboursFromFollowingOneAnother) {
  Puzzle puzzle(2);
  ASSERT_TRUE(puzzle.add_rule("non_consecutive").has_value());
  const Model model = model_of(puzzle);
  ASSERT_EQ(model.differences.size(), 8u) << "four pairs of neighbours, each in both directions";
  for (const Difference& difference : model.differences) {
    EXPECT_EQ(std::abs(difference.offset), 1);
    EXPECT_EQ(difference.rule, "non_consecutive");
  }
}

TEST(NonConsecutiveRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("non_consecutive", "", Puzzle(1)), 1u);
  EXPECT_EQ(test::grids_left_by("non_consecutive", "", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("non_consecutive", "", test::five_with_row({1, 2, 3, 4, 5})), 0u);
  EXPECT_EQ(test::grids_left_by("non_consecutive", "", test::five_with_row({1, 3, 5, 2, 4})), 2u);
}

}  // namespace
}  // namespace quadrille::sudoku
