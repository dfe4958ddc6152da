#include "sudoku/rules/support/digit_classes.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(DigitClasses, OfTheFirstCellsDifferAndThenComeAgain) {
  const auto kinds = classes_in_turns({5, 3, 1, 7}, {0b0011, 0b0100, 0b1000});
  ASSERT_EQ(kinds.size(), 4u);
  EXPECT_EQ(std::get<DigitCount>(kinds[0]).members, (std::vector{5, 3, 1}));
  EXPECT_EQ(std::get<DigitCount>(kinds[1]).digits, 0b0100U);
  EXPECT_EQ(std::get<DigitCount>(kinds[2]).how_many.least, 1);
  EXPECT_EQ(std::get<DigitCount>(kinds[2]).how_many.most, 1);
  const Relation& again = std::get<Relation>(kinds[3]);
  EXPECT_EQ(again.first, 5);
  EXPECT_EQ(again.second, 7);
  EXPECT_EQ(again.pairs->seconds_for(2), 0b0011U);
  EXPECT_EQ(again.pairs->seconds_for(4), 0b1000U);
}

TEST(DigitClasses, MayBeMissingWhereThePathIsShort) {
  const auto kinds = classes_in_turns({0, 1}, {0b1, 0, 0b10});
  ASSERT_EQ(kinds.size(), 2u);
  EXPECT_EQ(std::get<DigitCount>(kinds[0]).how_many.least, 0);
}

}  // namespace
}  // namespace quadrille::sudoku
