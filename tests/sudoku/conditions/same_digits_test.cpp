#include "sudoku/conditions/same_digits.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

TEST(SameDigits, CountsTheDigitsThatTheOtherSideLacks) {
  const SameDigits same{{0, 1, 2}, {3, 4, 5}};
  EXPECT_TRUE(same.holds({1, 2, 2, 2, 1, 2}));
  EXPECT_EQ(same.breaches({1, 1, 2, 2, 2, 2}), 2);
  EXPECT_EQ(same.cells(), (std::vector<int>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(same.sentence(3), "the same digits r1c1 r1c2 r1c3 as r2c1 r2c2 r2c3");
}

TEST(SameDigits, OfOneCellEachIsEquality) {
  const SameDigits same{{3}, {0}};
  EXPECT_EQ(same.clash({1, 0, 0, 2}), (std::pair{0, 3}));
  EXPECT_EQ(same.clash({1, 0, 0, 1}), std::nullopt);
  EXPECT_EQ(same.clash({1, 0, 0, 0}), std::nullopt);
  std::vector<Digits> candidates(4, 0b11);
  same.narrow({1, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b11, 0b11, 0b11, 0b01}));
}

TEST(SameDigits, AreTakenForWhatTheyMeanByAll) {
  Random random(9);
  for (const SameDigits& same :
       {SameDigits{{1}, {2}}, SameDigits{{0, 3}, {1, 2}}, SameDigits{{0, 1}, {3, 2}}}) {
    for (const Digits first_cell : {Digits{0b11}, Digits{0b01}}) {
      Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
      conditions.candidates[0] = first_cell;
      conditions.list.push_back({same, std::make_shared<const Origin>(Origin{.label = "s"})});
      const auto digits = [](const Grid& grid, const std::vector<int>& cells) {
        Grid found;
        for (const int cell : cells) found.push_back(grid[at(cell)]);
        std::ranges::sort(found);
        return found;
      };
      const auto accepts = [&](const Grid& grid) {
        return (first_cell & digit_bit(grid[0])) != 0 &&
               digits(grid, same.first) == digits(grid, same.second);
      };
      EXPECT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "");
    }
  }
}

}  // namespace
}  // namespace quadrille::sudoku
