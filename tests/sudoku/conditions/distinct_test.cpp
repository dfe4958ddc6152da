#include "sudoku/conditions/distinct.h"

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"

namespace quadrille::sudoku {
namespace {

TEST(Distinct, IsCompleteWithAsManyCellsAsDigits) {
  EXPECT_TRUE((Distinct{{0, 1, 2}}.is_complete(3)));
  EXPECT_FALSE((Distinct{{0, 1, 2}}.is_complete(4)));
}

TEST(Distinct, CountsTheCellsThatRepeatADigit) {
  const Distinct house{{0, 1, 2, 3}};
  EXPECT_TRUE(house.holds({1, 2, 3, 4}));
  EXPECT_EQ(house.breaches({1, 2, 3, 4}), 0);
  EXPECT_FALSE(house.holds({1, 2, 1, 4}));
  EXPECT_EQ(house.breaches({1, 1, 1, 4}), 2);
}

TEST(Distinct, NamesTwoEqualGivens) {
  const Distinct house{{3, 1, 0}};
  EXPECT_EQ(house.clash({2, 0, 2, 2}), (std::pair{0, 3}));
  EXPECT_EQ(house.clash({0, 0, 2, 2}), std::nullopt);
}

TEST(Distinct, TakesTheGivensFromTheOthers) {
  std::vector<Digits> candidates(4, 0b1111);
  Distinct{{0, 1, 2}}.narrow({2, 0, 0, 3}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b1111, 0b1101, 0b1101, 0b1111}));
}

TEST(Distinct, SaysWhatItIs) {
  EXPECT_EQ((Distinct{{0, 5}}.sentence(4)), "all different r1c1 r2c2");
  EXPECT_EQ((Distinct{{0, 5}}.kernel_houses()), (std::vector<std::vector<int>>{{0, 5}}));
}

}  // namespace
}  // namespace quadrille::sudoku
