#include "sudoku/conditions/order.h"

#include <gtest/gtest.h>

#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

TEST(Order, NamesTwoGivensThatLeaveTooLittleRoom) {
  const Order rising{{5, 1, 0}, true};
  EXPECT_EQ(rising.clash({3, 0, 0, 0, 0, 1}), std::nullopt);
  EXPECT_EQ(rising.clash({2, 0, 0, 0, 0, 1}), (std::pair{0, 5}));
  EXPECT_EQ(rising.clash({0, 2, 0, 0, 0, 2}), (std::pair{1, 5}));
  const Order never_falling{{5, 1, 0}, false};
  EXPECT_EQ(never_falling.clash({0, 2, 0, 0, 0, 2}), std::nullopt);
  EXPECT_EQ(never_falling.clash({1, 0, 0, 0, 0, 2}), (std::pair{0, 5}));
}

TEST(Order, LeavesTheRoomBetweenTheGivens) {
  std::vector<Digits> candidates(4, 0b1111);
  Order{{0, 1, 2}, true}.narrow({0, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b0011, 0b0110, 0b1100, 0b1111}));
  Order{{0, 1, 2}, true}.narrow({2, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b0011, 0b0100, 0b1000, 0b1111}));
  candidates.assign(4, 0b1111);
  Order{{3, 1, 0}, false}.narrow({0, 2, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b1110, 0b1111, 0b1111, 0b0011}));
}

TEST(Order, OfMoreCellsThanDigitsLeavesNothing) {
  std::vector<Digits> candidates(3, 0b11);
  Order{{0, 1, 2}, true}.narrow({0, 0, 0}, candidates);
  EXPECT_EQ(candidates.front(), 0U);
}

TEST(Order, CountsTheNeighboursThatBreakIt) {
  EXPECT_EQ((Order{{0, 1, 2, 3}, true}.breaches({1, 2, 2, 1})), 2);
  EXPECT_EQ((Order{{0, 1, 2, 3}, false}.breaches({1, 2, 2, 1})), 1);
  EXPECT_TRUE((Order{{2, 0, 1}, true}.holds({2, 3, 1})));
}

TEST(Order, SaysWhatItIs) {
  EXPECT_EQ((Order{{0, 4, 8}, true}.sentence(3)), "r1c1 < r2c2 < r3c3");
  EXPECT_EQ((Order{{0, 4}, false}.sentence(3)), "r1c1 <= r2c2");
}

TEST(Order, IsTakenForWhatItMeansByAll) {
  Random random(6);
  for (const auto& chain : {std::vector{0, 1}, {3, 0}, {1, 2, 0}, {2}}) {
    for (const bool is_strict : {false, true}) {
      for (const Digits restriction : {0b01U, 0b10U, 0b11U}) {
        Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
        conditions.candidates[0] = restriction;
        conditions.list.push_back(
            {Order{chain, is_strict}, std::make_shared<const Origin>(Origin{.label = "o"})});
        const auto accepts = [&](const Grid& grid) {
          if ((restriction & digit_bit(grid[0])) == 0) return false;
          for (std::size_t i = 1; i < chain.size(); ++i) {
            const int before = grid[at(chain[i - 1])], digit = grid[at(chain[i])];
            if (digit < before || (is_strict && digit == before)) return false;
          }
          return true;
        };
        EXPECT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "");
      }
    }
  }
}

}  // namespace
}  // namespace quadrille::sudoku
