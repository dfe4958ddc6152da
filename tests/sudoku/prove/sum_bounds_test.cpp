#include "sudoku/prove/sum_bounds.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(SumBounds, MeasureByTheGreatestContributions) {
  const Sum sum{{{1, 0}, {-1, 1}}, Sum::Comparison::equal, 2};  // the first is the second plus 2
  const std::vector<Digits> digits{0b0111, 0b1111};
  const SumBound least = bound_of(sum, 0, digits);
  EXPECT_EQ(least.greatest, (std::vector{3, -1}));
  EXPECT_EQ(slack_of(sum, least), 0);
  EXPECT_EQ(kept_by(sum, least, 0, 0b0111), 0b0100U);
  EXPECT_EQ(kept_by(sum, least, 1, 0b1111), 0b0001U);
}

TEST(SumBounds, AreTakenUntilNothingMoves) {
  std::vector<Digits> digits{0b1111, 0b1111, 0b0001};
  std::vector<SumBound> bounds;
  EXPECT_TRUE(propagate_bounds(Sum::of({0, 1, 2}, 8), digits, bounds));
  EXPECT_EQ(digits, (std::vector<Digits>{0b1100, 0b1100, 0b0001}));
  EXPECT_EQ(bounds.size(), 1U);
}

TEST(SumBounds, EndWhereASumCannotBe) {
  std::vector<Digits> digits{0b1111, 0b0011};
  std::vector<SumBound> bounds;
  EXPECT_FALSE(propagate_bounds(Sum::of({0, 1}, 7), digits, bounds));
  ASSERT_EQ(bounds.size(), 1U);
  EXPECT_LT(slack_of(Sum::of({0, 1}, 7), bounds.front()), 0);
}

/// 3 is missing in the middle: the lower bound leaves 4 in the second cell and the upper bound removes it.
TEST(SumBounds, SeeAHoleFromBothSides) {
  std::vector<Digits> digits{0b0010, 0b1011};
  std::vector<SumBound> bounds;
  EXPECT_FALSE(propagate_bounds(Sum::of({0, 1}, 5), digits, bounds));
  EXPECT_EQ(bounds.size(), 2U);
}

}  // namespace
}  // namespace quadrille::sudoku
