#include "sudoku/conditions/one_of.h"

#include <gtest/gtest.h>

#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

TEST(OneOf, LeavesItsCellTheDigits) {
  std::vector<Digits> candidates(4, 0b111);
  OneOf{1, 0b101}.narrow({0, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b111, 0b101, 0b111, 0b111}));
}

TEST(OneOf, SaysWhatItIs) { EXPECT_EQ((OneOf{3, 0b101}.sentence(3)), "r2c1 one of 1 3"); }

TEST(OneOf, IsTakenForWhatItMeansByAll) {
  Random random(5);
  for (const Digits digits : {0b00U, 0b01U, 0b10U, 0b11U}) {
    for (const Digits restriction : {0b01U, 0b11U}) {
      Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
      conditions.candidates[2] = restriction;
      conditions.list.push_back({OneOf{2, digits}, std::make_shared<const Origin>(Origin{.label = "o"})});
      const auto accepts = [&](const Grid& grid) { return (digits & restriction & digit_bit(grid[2])) != 0; };
      EXPECT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "");
    }
  }
}

}  // namespace
}  // namespace quadrille::sudoku
