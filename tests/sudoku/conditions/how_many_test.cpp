#include "sudoku/conditions/how_many.h"

#include <gtest/gtest.h>

#include "cp/interval.h"

namespace quadrille::sudoku {
namespace {

TEST(HowMany, MissesANumberByTheWayToItsNearerBound) {
  const HowMany two_or_three{2, 3};
  EXPECT_EQ(two_or_three.miss(0, {}), 2);
  EXPECT_EQ(two_or_three.miss(3, {}), 0);
  EXPECT_EQ(two_or_three.miss(4, {}), 1);
  EXPECT_EQ(HowMany::at_least(1).miss(16, {}), 0);
  EXPECT_EQ(HowMany::digit_of(1).miss(1, {1, 4}), 3);
}

TEST(HowMany, HasTheBoundsOfWhatItsCellMayHold) {
  EXPECT_EQ(HowMany::exactly(2).range({0}, {0b111}), (cp::Interval{2, 2}));
  EXPECT_EQ(HowMany::digit_of(0).range({0}, {0b1110}), (cp::Interval{2, 4}));
  EXPECT_EQ(HowMany::digit_of(0).range({3}, {0b1110}), (cp::Interval{3, 3}));
}

TEST(HowMany, LeavesItsCellTheNumbersThatCanBe) {
  std::vector<Digits> candidates{0b1111};
  EXPECT_TRUE(HowMany::digit_of(0).narrow(2, 3, {0}, candidates));
  EXPECT_EQ(candidates.front(), 0b0110U);
  EXPECT_FALSE(HowMany::digit_of(0).narrow(0, 1, {0}, candidates));
  EXPECT_FALSE(HowMany::exactly(2).narrow(3, 4, {0}, candidates));
  EXPECT_TRUE(HowMany::at_least(2).narrow(0, 2, {0}, candidates));
}

TEST(HowMany, TakesTheValueOfADigit) {
  const HowMany from_zero = HowMany::digit_of(0, 0);
  EXPECT_EQ(from_zero.miss(3, {3}), 1);
  EXPECT_EQ(from_zero.range({0}, {0b0111}), (cp::Interval{0, 2}));
  std::vector<Digits> candidates{0b1111};
  EXPECT_TRUE(from_zero.narrow(0, 1, {0}, candidates));
  EXPECT_EQ(candidates.front(), 0b0011U);
}

TEST(HowMany, SaysWhatItIs) {
  EXPECT_EQ(HowMany::exactly(2).text(2), "exactly 2");
  EXPECT_EQ(HowMany::at_least(2).text(2), "at least 2");
  EXPECT_EQ((HowMany{0, 2}.text(2)), "at most 2");
  EXPECT_EQ((HowMany{1, 2}.text(2)), "1 to 2");
  EXPECT_EQ(HowMany::digit_of(3).text(2), "as many as r2c2 says");
}

}  // namespace
}  // namespace quadrille::sudoku
