#include "cp/constraints/arithmetic/residues.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::test {
namespace {

using cp::find_residues;
using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Residue;
using cp::Store;
using cp::Value;

TEST(Residues, AreThoseOfCommonFactorsOfTheOthers) {
  const std::vector<Residue> residues = find_residues(std::vector<Value>{6, 10, 15}, 1);
  ASSERT_EQ(residues.size(), 3U);
  const std::vector<Residue> expected{{0, 5, 1}, {1, 3, 1}, {2, 2, 1}};
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(residues[i].place, expected[i].place);
    EXPECT_EQ(residues[i].divisor, expected[i].divisor);
    EXPECT_EQ(residues[i].remainder, expected[i].remainder);
  }
  EXPECT_TRUE(find_residues(std::vector<Value>{1, 1, 1}, 1).empty());
  EXPECT_TRUE(find_residues(std::vector<Value>{2, 4}, 2).empty()) << "the equation is to be divided first";
  EXPECT_TRUE(find_residues({}, 0).empty());
}

TEST(Residues, HaveNoLargeDivisors) {
  const Value large = Value{1} << 30;
  EXPECT_TRUE(find_residues(std::vector<Value>{1, large}, 3).empty());
  EXPECT_EQ(find_residues(std::vector<Value>{1, large - 1}, 3).size(), 1U);
}

/// The unknowns of random equations are chosen first, and the constant to fit them.
TEST(Residues, HoldForSolutions) {
  Random random(1);
  std::size_t found = 0;
  for (int i = 0; i < rounds(400); ++i) {
    std::vector<Value> coefficients, solution;
    cp::Wide constant = 0;
    for (int k = 0; k < 4; ++k) {
      coefficients.push_back((static_cast<Value>(random.below(40)) - 20) * 6 + (k == 0 ? 1 : 0));
      solution.push_back(static_cast<Value>(random.below(2'000'000)) - 1'000'000);
      constant += cp::Wide{coefficients.back()} * solution.back();
    }
    for (const Residue& residue : find_residues(coefficients, constant)) {
      ++found;
      ASSERT_LT(residue.remainder, residue.divisor);
      ASSERT_GE(residue.remainder, 0);
      EXPECT_EQ((solution[residue.place] - residue.remainder) % residue.divisor, 0);
    }
  }
  EXPECT_GE(found, static_cast<std::size_t>(rounds(200)));
}

TEST(Residues, RoundBoundsInwards) {
  Store store;
  const IntVar x = store.new_variable(-10, 10);
  ASSERT_TRUE(cp::round_bounds(store, x, {0, 7, 2}, 0));
  EXPECT_EQ(store.min(x), -5);
  EXPECT_EQ(store.max(x), 9);
  const IntVar y = store.new_variable(3, 8);
  EXPECT_FALSE(cp::round_bounds(store, y, {0, 7, 2}, 0));
}

TEST(Residues, LeaveInfiniteBounds) {
  Store store;
  const IntVar x = store.new_variable(kMinusInfinity, 10);
  const IntVar y = store.new_variable(0, kPlusInfinity);
  ASSERT_TRUE(cp::round_bounds(store, x, {0, 7, 2}, 0) && cp::round_bounds(store, y, {0, 7, 2}, 0));
  EXPECT_EQ(store.min(x), kMinusInfinity);
  EXPECT_EQ(store.max(x), 9);
  EXPECT_EQ(store.min(y), 2);
  EXPECT_EQ(store.max(y), kPlusInfinity);
}

}  // namespace
}  // namespace quadrille::test
