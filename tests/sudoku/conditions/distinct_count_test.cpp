#include "sudoku/conditions/distinct_count.h"

#include <set>

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

TEST(DistinctCount, LeavesWhatTheNumberAllows) {
  std::vector<Digits> candidates(4, 0b111);
  DistinctCount{{0, 1, 2}, HowMany::exactly(1)}.narrow({2, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b111, 0b010, 0b010, 0b111}));
  candidates.assign(4, 0b111);
  DistinctCount{{0, 1, 2}, HowMany::exactly(2)}.narrow({2, 2, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b111, 0b111, 0b101, 0b111}));
  candidates.assign(4, 0b111);
  DistinctCount{{0, 1}, HowMany::digit_of(3)}.narrow({3, 3, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b111, 0b111, 0b111, 0b001}));
}

TEST(DistinctCount, IsAsFarOffAsItsNumberIs) {
  EXPECT_EQ((DistinctCount{{0, 1, 2}, HowMany::exactly(3)}.breaches({1, 2, 2})), 1);
  EXPECT_EQ((DistinctCount{{0, 1}, HowMany::digit_of(2)}.breaches({1, 1, 3})), 2);
}

TEST(DistinctCount, SaysWhatItIs) {
  EXPECT_EQ((DistinctCount{{0, 3}, HowMany::exactly(2)}.sentence(2)),
            "exactly 2 different digits in r1c1 r2c2");
}

TEST(DistinctCount, IsTakenForWhatItMeansByAll) {
  Random random(12);
  for (int round = 0; round < test::rounds(120); ++round) {
    Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
    if (round % 4 == 0) conditions.candidates[1] = 0b10;
    std::vector<int> cells{0, 1, 2, 3};
    random.shuffle(cells);
    const int counter = cells.back();
    cells.resize(1 + random.below(3));
    DistinctCount count{cells, HowMany::digit_of(counter)};
    if (round % 3 != 0) {
      const int least = static_cast<int>(random.below(4));
      count.how_many = {least, least + static_cast<int>(random.below(3))};
    }
    conditions.list.push_back({count, std::make_shared<const Origin>(Origin{.label = "c"})});
    const auto accepts = [&](const Grid& grid) {
      if (round % 4 == 0 && grid[1] != 2) return false;
      std::set<int> digits;
      for (const int cell : cells) digits.insert(grid[at(cell)]);
      const int number = static_cast<int>(digits.size());
      if (round % 3 == 0) return number == grid[at(counter)];
      return count.how_many.least <= number && number <= count.how_many.most;
    };
    ASSERT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "")
        << count.sentence(2);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
