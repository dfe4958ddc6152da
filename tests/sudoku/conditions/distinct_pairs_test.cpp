#include "sudoku/conditions/distinct_pairs.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

TEST(DistinctPairs, CountsThePairsThatComeAgain) {
  const DistinctPairs pairs{{{0, 1}, {2, 3}, {4, 5}}};
  EXPECT_EQ(pairs.breaches({1, 2, 1, 3, 2, 2}), 0);
  EXPECT_EQ(pairs.breaches({1, 2, 1, 2, 2, 1}), 1);
  EXPECT_EQ(pairs.breaches({1, 2, 1, 2, 1, 2}), 2);
}

TEST(DistinctPairs, TakesWhatWouldMakeTwoPairsAlike) {
  std::vector<Digits> candidates(6, 0b111);
  DistinctPairs{{{0, 1}, {2, 3}, {4, 5}}}.narrow({1, 2, 1, 0, 0, 2}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b111, 0b111, 0b111, 0b101, 0b110, 0b111}));
}

TEST(DistinctPairs, SaysWhatItIs) {
  EXPECT_EQ((DistinctPairs{{{0, 1}, {2, 3}}}.sentence(2)), "the pairs (r1c1 r1c2) (r2c1 r2c2) differ");
}

TEST(DistinctPairs, IsTakenForWhatItMeansByAll) {
  Random random(23);
  for (int round = 0; round < test::rounds(60); ++round) {
    Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
    if (round % 3 == 0) conditions.candidates[random.below(4)] = 1 + random.below(2);
    std::vector<int> cells{0, 1, 2, 3};
    for (std::size_t i = 3; i > 0; --i) std::swap(cells[i], cells[random.below(i + 1)]);
    conditions.list.push_back({DistinctPairs{{{cells[0], cells[1]}, {cells[2], cells[3]}}},
                               std::make_shared<const Origin>(Origin{.label = "p"})});
    const auto accepts = [&](const Grid& grid) {
      for (std::size_t cell = 0; cell < 4; ++cell)
        if ((conditions.candidates[cell] & digit_bit(grid[cell])) == 0) return false;
      return grid[at(cells[0])] != grid[at(cells[2])] || grid[at(cells[1])] != grid[at(cells[3])];
    };
    ASSERT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "");
  }
}

}  // namespace
}  // namespace quadrille::sudoku
