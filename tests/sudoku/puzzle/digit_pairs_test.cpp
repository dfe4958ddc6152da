#include "sudoku/puzzle/digit_pairs.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(DigitPairs, KnowTheOffsetThatTheyForbid) {
  for (const int size : {2, 5, 64}) {
    for (int offset = 1 - size; offset < size; ++offset) {
      const auto pairs = DigitPairs::unequal(size, offset);
      EXPECT_EQ(pairs->forbidden_offset(), offset) << size;
      EXPECT_EQ(pairs->treat_digits_alike(), offset == 0) << size;
      for (int first = 1; first <= size; ++first)
        for (int second = 1; second <= size; ++second)
          ASSERT_EQ(pairs->allow(first, second), first != second + offset);
    }
  }
}

TEST(DigitPairs, OfOtherKindsForbidNoOffset) {
  EXPECT_EQ(DigitPairs({0b111, 0b111, 0b111}).forbidden_offset(), std::nullopt) << "nothing is forbidden";
  EXPECT_EQ(DigitPairs({0b110, 0b111, 0b111}).forbidden_offset(), std::nullopt) << "only 1 and 1";
  EXPECT_EQ(DigitPairs({0b110, 0b100, 0b000}).forbidden_offset(), std::nullopt) << "the first is less";
}

TEST(DigitPairs, ReadBothWays) {
  const DigitPairs less({0b110, 0b100, 0b000});
  EXPECT_EQ(less.seconds_for(1), Digits{0b110});
  EXPECT_EQ(less.firsts_for(3), Digits{0b011});
  EXPECT_EQ(less.firsts_for(1), Digits{0});
}

TEST(DigitPairs, TreatDigitsAlikeWhereOnlyEqualityCounts) {
  EXPECT_TRUE(DigitPairs({0b001, 0b010, 0b100}).treat_digits_alike()) << "equal";
  EXPECT_TRUE(DigitPairs({0b111, 0b111, 0b111}).treat_digits_alike()) << "all";
  EXPECT_TRUE(DigitPairs({0, 0, 0}).treat_digits_alike()) << "none";
  EXPECT_FALSE(DigitPairs({0b110, 0b100, 0b000}).treat_digits_alike()) << "less";
  EXPECT_FALSE(DigitPairs({0b110, 0b111, 0b111}).treat_digits_alike()) << "not two ones";
}

}  // namespace
}  // namespace quadrille::sudoku
