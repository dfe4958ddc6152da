#include "sudoku/conditions/any.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

Any small_and_rising_or_four() {
  return any_of({{OneOf{0, 0b0011}, Order{{0, 1}, true}}, {Sum::of({0, 2}, 4)}});
}

TEST(Any, SpeaksOfTheCellsOfAllItsLists) {
  EXPECT_EQ(small_and_rising_or_four().cells(), (std::vector{0, 1, 2}));
}

TEST(Any, LeavesWhatAListAdmits) {
  std::vector<Digits> candidates(4, 0b1111);
  small_and_rising_or_four().narrow({0, 0, 4, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b0011, 0b1110, 0b1000, 0b1111}));
  small_and_rising_or_four().narrow({3, 0, 4, 0}, candidates);
  EXPECT_EQ(candidates[1], 0U);
}

TEST(Any, IsAsFarOffAsItsNearestListIs) {
  EXPECT_EQ(small_and_rising_or_four().breaches({3, 4, 2}), 1);
  EXPECT_EQ(small_and_rising_or_four().breaches({3, 4, 1}), 0);
  EXPECT_EQ(small_and_rising_or_four().breaches({3, 3, 4}), 2);
  EXPECT_FALSE(any_of({}).holds({1}));
}

TEST(Any, SaysWhatItIs) {
  EXPECT_EQ(small_and_rising_or_four().sentence(2),
            "any of (r1c1 one of 1 2; r1c1 < r1c2) (r1c1 + r2c1 = 4)");
}

TEST(Any, KeepsDigitsInterchangeableWhereItsListsDo) {
  EXPECT_FALSE(small_and_rising_or_four().keeps_digits_interchangeable());
  EXPECT_TRUE(any_of({{Distinct{{0, 1}}}, {Distinct{{0, 2}}}}).keeps_digits_interchangeable());
}

/// A condition of some kind on cells of a grid of size 2.
ConditionKind random_kind(int depth, Random& random) {
  std::vector<int> cells{0, 1, 2, 3};
  random.shuffle(cells);
  cells.resize(2 + random.below(2));
  switch (random.below(depth > 0 ? 12 : 11)) {
    case 0: return Distinct{{cells[0], cells[1]}};
    case 1:
      return Relation{cells[0], cells[1],
                      std::make_shared<const DigitPairs>(std::vector<Digits>{0b10, 0b11})};
    case 2: return SameDigits{{cells[0]}, {cells[1]}};
    case 3: return OneOf{cells[0], 1 + random.below(2)};
    case 4: return Order{cells, random.below(2) == 0};
    case 5: return Sum::of(cells, 3 + static_cast<int>(random.below(3)));
    case 6: return Table{{cells[0], cells[1]}, {{0b01, 0b11}, {0b11, 0b10}}};
    case 7: return DigitCount{cells, 0b01, HowMany::exactly(static_cast<int>(random.below(3)))};
    case 8: return DistinctCount{cells, HowMany::exactly(1 + static_cast<int>(random.below(2)))};
    case 9: return Index{cells[0], {cells[1], cells[0]}, 1 + static_cast<int>(random.below(2))};
    case 10: return Connected::in_grid(2, 0b01);
    default: return any_of({{random_kind(depth - 1, random)}, {random_kind(depth - 1, random)}});
  }
}

TEST(Any, IsTakenForWhatItMeansByAll) {
  Random random(13);
  for (int round = 0; round < test::rounds(150); ++round) {
    Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
    if (round % 4 == 0) conditions.candidates[1] = 0b10;
    std::vector<std::vector<ConditionKind>> lists(1 + random.below(3));
    for (auto& list : lists)
      for (std::uint64_t kinds = random.below(3) + 1; kinds > 0; --kinds)
        list.push_back(random_kind(2, random));
    const Any any = any_of(lists);
    conditions.list.push_back({any, std::make_shared<const Origin>(Origin{.label = "a"})});
    const auto accepts = [&](const Grid& grid) {
      if (round % 4 == 0 && grid[1] != 2) return false;
      for (const auto& list : lists) {
        std::size_t held = 0;
        for (const ConditionKind& kind : list)
          held += std::visit([&](const auto& k) { return k.holds(grid); }, kind) ? 1 : 0;
        if (held == list.size()) return true;
      }
      return false;
    };
    ASSERT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "")
        << any.sentence(2);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
