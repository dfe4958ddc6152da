#include "sudoku/conditions/relation.h"

#include <gtest/gtest.h>

#include "cp/store.h"
#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

Relation less(int first, int second) {
  return {first, second, std::make_shared<const DigitPairs>(std::vector<Digits>{0b110, 0b100, 0b000})};
}

TEST(Relation, NamesTwoGivensThatAreNoPair) {
  EXPECT_EQ(less(3, 0).clash({2, 0, 0, 2}), (std::pair{0, 3}));
  EXPECT_EQ(less(3, 0).clash({2, 0, 0, 1}), std::nullopt);
  EXPECT_EQ(less(3, 0).clash({0, 0, 0, 3}), std::nullopt);
}

TEST(Relation, LeavesWhatGoesWithAGiven) {
  std::vector<Digits> candidates(2, 0b111);
  less(0, 1).narrow({0, 2}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b001, 0b111}));
  less(0, 1).narrow({2, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b001, 0b100}));
}

TEST(Relation, SaysWhatItIs) {
  EXPECT_EQ((Relation{0, 3, DigitPairs::unequal(2, 0)}.sentence(2)), "r1c1 != r2c2");
  EXPECT_EQ((Relation{0, 3, DigitPairs::unequal(2, 1)}.sentence(2)), "r1c1 != r2c2 +1");
  EXPECT_EQ(less(0, 1).sentence(3), "r1c1 and r1c2 one of 1-2 1-3 2-3");
}

TEST(Relation, OfEqualDigitsSaysSo) {
  const auto equal = DigitPairs::where(3, [](int a, int b) { return a == b; });
  EXPECT_EQ((Relation{0, 4, equal}.sentence(3)), "r1c1 = r2c2");
  cp::Store store;
  const std::vector<cp::IntVar> cells{store.new_variable(1, 3), store.new_variable(1, 3)};
  EXPECT_EQ((Relation{0, 1, equal}.constraint(store, cells, {})->name()), "equal");
  Conditions conditions{2, {0b11, 0b01, 0b11, 0b11}, {}};
  conditions.list.push_back({Relation{1, 0, DigitPairs::where(2, [](int a, int b) { return a == b; })},
                             std::make_shared<const Origin>(Origin{.label = "r"})});
  Random random(8);
  const auto accepts = [](const Grid& grid) { return grid[0] == 1 && grid[1] == 1; };
  EXPECT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "");
}

TEST(Relation, IsAHouseForTheBulkKernelWhereItForbidsEqualDigitsAlone) {
  EXPECT_EQ((Relation{0, 3, DigitPairs::unequal(2, 0)}.kernel_houses()),
            (std::vector<std::vector<int>>{{0, 3}}));
  EXPECT_EQ((Relation{0, 3, DigitPairs::unequal(2, 1)}.kernel_houses()), std::nullopt);
  EXPECT_EQ(less(0, 1).kernel_houses(), std::nullopt);
}

TEST(Relation, IsTakenForItsMatrixByAll) {
  Random random(8);
  for (int round = 0; round < test::rounds(200); ++round) {
    std::vector<Digits> seconds;
    for (int digit = 1; digit <= 2; ++digit) seconds.push_back(random.below(4));
    Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
    const auto pairs = std::make_shared<const DigitPairs>(seconds);
    conditions.list.push_back({Relation{1, 2, pairs}, std::make_shared<const Origin>(Origin{.label = "r"})});
    const auto accepts = [&](const Grid& grid) {
      return (seconds[at(grid[1] - 1)] >> (grid[2] - 1) & 1) != 0;
    };
    EXPECT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "")
        << seconds[0] << " " << seconds[1];
  }
}

}  // namespace
}  // namespace quadrille::sudoku
