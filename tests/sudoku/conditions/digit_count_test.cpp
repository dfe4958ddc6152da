#include "sudoku/conditions/digit_count.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

TEST(DigitCount, LeavesWhatTheNumberAllows) {
  std::vector<Digits> candidates(4, 0b111);
  DigitCount{{0, 1, 2}, 0b011, HowMany::exactly(1)}.narrow({1, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b111, 0b100, 0b100, 0b111}));
  candidates.assign(4, 0b111);
  DigitCount{{0, 1, 2}, 0b011, HowMany::at_least(2)}.narrow({3, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b111, 0b011, 0b011, 0b111}));
  candidates.assign(4, 0b111);
  DigitCount{{0, 1}, 0b100, HowMany::digit_of(3)}.narrow({3, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b111, 0b111, 0b111, 0b011}));
  DigitCount{{0, 1}, 0b100, HowMany::exactly(0)}.narrow({3, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates[0], 0U);
}

TEST(DigitCount, IsAsFarOffAsItsNumberIs) {
  EXPECT_EQ((DigitCount{{0, 1, 2}, 0b01, HowMany::exactly(3)}.breaches({1, 2, 2})), 2);
  EXPECT_EQ((DigitCount{{0, 1}, 0b01, HowMany::digit_of(2)}.breaches({1, 2, 2})), 1);
  EXPECT_EQ((DigitCount{{0, 1}, 0b01, HowMany::digit_of(2)}.breaches({1, 1, 2})), 0);
}

TEST(DigitCount, SaysWhatItIs) {
  EXPECT_EQ((DigitCount{{0, 3}, 0b101, HowMany::at_least(1)}.sentence(2)),
            "at least 1 of r1c1 r2c2 one of 1 3");
}

TEST(DigitCount, IsTakenForWhatItMeansByAll) {
  Random random(11);
  for (int round = 0; round < test::rounds(150); ++round) {
    Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
    if (round % 4 == 0) conditions.candidates[1] = 0b10;
    std::vector<int> cells{0, 1, 2, 3};
    random.shuffle(cells);
    const int counter = cells.back();
    cells.resize(1 + random.below(3));
    DigitCount count{cells, random.below(4), HowMany::digit_of(counter)};
    if (round % 3 != 0) {
      const int least = static_cast<int>(random.below(4));
      count.how_many = {least, least + static_cast<int>(random.below(3))};
    }
    conditions.list.push_back({count, std::make_shared<const Origin>(Origin{.label = "c"})});
    const auto accepts = [&](const Grid& grid) {
      if (round % 4 == 0 && grid[1] != 2) return false;
      int number = 0;
      for (const int cell : cells) number += (count.digits >> (grid[at(cell)] - 1) & 1) != 0 ? 1 : 0;
      if (round % 3 == 0) return number == grid[at(counter)];
      return count.how_many.least <= number && number <= count.how_many.most;
    };
    ASSERT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "")
        << count.sentence(2);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
