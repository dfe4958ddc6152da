#include "sudoku/conditions/sum.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

TEST(Sum, NamesTwoGivensThatMissItsTotal) {
  EXPECT_EQ(Sum::of({3, 0}, 5).clash({1, 0, 0, 3}), (std::pair{0, 3}));
  EXPECT_EQ(Sum::of({3, 0}, 5).clash({2, 0, 0, 3}), std::nullopt);
  EXPECT_EQ(Sum::of({3, 0}, 5).clash({2, 0, 0, 0}), std::nullopt);
  EXPECT_EQ(Sum::of({3, 0, 1}, 9).clash({1, 1, 0, 1}), std::nullopt);
}

TEST(Sum, LeavesWhatCanStillComeToTheTotal) {
  std::vector<Digits> candidates(4, 0b1111);
  Sum::of({0, 1}, 3).narrow({0, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b0011, 0b0011, 0b1111, 0b1111}));
  Sum{{{-1, 3}, {2, 2}}, Sum::Comparison::equal, 0}.narrow({0, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b0011, 0b0011, 0b0011, 0b1010}));
  Sum{{{1, 0}, {1, 1}}, Sum::Comparison::at_least, 6}.narrow({0, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0, 0, 0b0011, 0b1010}));
}

TEST(Sum, IsAsFarOffAsItsTotalIs) {
  EXPECT_EQ(Sum::of({0, 1}, 5).breaches({1, 2}), 2);
  EXPECT_EQ(Sum::of({0, 1}, 2).breaches({1, 2}), 1);
  EXPECT_EQ((Sum{{{1, 0}, {-2, 1}}, Sum::Comparison::at_most, 0}.breaches({3, 1})), 1);
  EXPECT_EQ((Sum{{{1, 0}, {-2, 1}}, Sum::Comparison::at_most, 0}.breaches({1, 1})), 0);
  EXPECT_EQ((Sum{{{1, 0}}, Sum::Comparison::at_least, 3}.breaches({1})), 2);
}

TEST(Sum, SaysWhatItIs) {
  EXPECT_EQ(Sum::of({0, 3}, 5).sentence(2), "r1c1 + r2c2 = 5");
  EXPECT_EQ((Sum{{{-1, 0}, {2, 1}, {-3, 2}}, Sum::Comparison::at_most, 0}.sentence(2)),
            "-r1c1 + 2 r1c2 - 3 r2c1 <= 0");
}

TEST(Sum, IsTakenForWhatItMeansByAll) {
  Random random(7);
  using Comparison = Sum::Comparison;
  for (int round = 0; round < test::rounds(150); ++round) {
    Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
    if (round % 3 == 0) conditions.candidates[1] = 0b10;
    std::vector<int> cells{0, 1, 2, 3};
    random.shuffle(cells);
    cells.resize(1 + random.below(4));
    Sum sum{.terms = {}, .comparison = static_cast<Comparison>(random.below(3))};
    int least = 0, greatest = 0;
    for (const int cell : cells) {
      constexpr int kFactors[] = {1, 1, 1, -1, 2, -2, 3};
      const int factor = kFactors[random.below(std::size(kFactors))];
      sum.terms.push_back({factor, cell});
      least += factor * (factor > 0 ? 1 : 2);
      greatest += factor * (factor > 0 ? 2 : 1);
    }
    sum.total = least - 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(greatest - least + 3)));
    conditions.list.push_back({sum, std::make_shared<const Origin>(Origin{.label = "s"})});
    const auto accepts = [&](const Grid& grid) {
      if (round % 3 == 0 && grid[1] != 2) return false;
      int found = 0;
      for (const Sum::Term& term : sum.terms) found += term.factor * grid[at(term.cell)];
      if (sum.comparison == Comparison::equal) return found == sum.total;
      return sum.comparison == Comparison::at_most ? found <= sum.total : found >= sum.total;
    };
    ASSERT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "")
        << sum.sentence(2);
  }
}

TEST(Sum, OfTermsAddsUpTheFactorsOfACell) {
  EXPECT_EQ(Sum::of_terms({{1, 0}, {2, 5}, {1, 0}, {3, 1}, {-3, 1}}, 7).sentence(4), "2 r1c1 + 2 r2c2 = 7");
  EXPECT_TRUE(Sum::of_terms({{1, 0}, {-1, 0}}, 0).terms.empty());
}

}  // namespace
}  // namespace quadrille::sudoku
