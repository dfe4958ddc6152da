#include "proof/completion.h"

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::proof {
namespace {

TEST(Completion, ChoosesBetweenHelpersThatMayBothHold) {
  // One of h3 and h4; h3 needs x1, and h4 needs x2.
  OpbFormula formula({"x1", "x2", "h3", "h4"});
  formula.add(std::array{3, 4}, 1);
  formula.add(std::array{-3, 1}, 1);
  formula.add(std::array{-4, 2}, 1);
  Completion completion(formula);
  std::vector<int> both = {1, 2};
  EXPECT_TRUE(completion.complete(both));
  EXPECT_EQ(both, (std::vector{1, 2, 3}));
  std::vector<int> second = {-1, 2};
  EXPECT_TRUE(completion.complete(second));
  EXPECT_EQ(second, (std::vector{-1, 2})) << "propagation suffices";
  std::vector<int> none = {-1, -2};
  EXPECT_FALSE(completion.complete(none));
  EXPECT_TRUE(completion.complete(both)) << "again";
}

/// Whether the values, by variable from 1 on, satisfy the formula.
bool satisfies(const OpbFormula& formula, unsigned values) {
  for (std::size_t i = 0; i < formula.constraint_count(); ++i) {
    const AtLeast constraint = formula.constraint(i);
    int sum = 0;
    for (std::size_t k = 0; k < constraint.literals.size(); ++k) {
      const int literal = constraint.literals[k];
      const bool is_true = (values >> static_cast<unsigned>(literal > 0 ? literal : -literal) & 1U) != 0;
      if (is_true == (literal > 0)) sum += constraint.weight(k);
    }
    if (sum < constraint.bound) return false;
  }
  return true;
}

TEST(Completion, AgreesWithTryingAllValues) {
  constexpr int kVariables = 8, kGiven = 3;
  quadrille::Random random(5);
  int possible = 0, impossible = 0;
  for (int round = 0; round < test::rounds(2000); ++round) {
    OpbFormula formula(std::vector<std::string>(kVariables, "xx"));
    for (int i = 0; i < 8; ++i) {
      std::vector<int> literals, weights;
      for (int v = 1; v <= kVariables; ++v) {
        if (random.below(2) == 0) continue;
        literals.push_back(random.below(2) == 0 ? v : -v);
        weights.push_back(static_cast<int>(random.below(3)) + 1);
      }
      formula.add(literals, weights, static_cast<int>(random.below(5)));
    }
    std::vector<int> literals;
    unsigned given = 0;
    for (int v = 1; v <= kGiven; ++v) {
      const bool is_true = random.below(2) == 0;
      literals.push_back(is_true ? v : -v);
      given |= static_cast<unsigned>(is_true) << static_cast<unsigned>(v);
    }
    bool expected = false;
    for (unsigned rest = 0; rest < 1U << static_cast<unsigned>(kVariables - kGiven); ++rest)
      expected = expected || satisfies(formula, given | rest << static_cast<unsigned>(kGiven + 1));
    ASSERT_EQ(Completion(formula).complete(literals), expected);
    ++(expected ? possible : impossible);
  }
  EXPECT_GT(possible, test::rounds(200));
  EXPECT_GT(impossible, test::rounds(200));
}

}  // namespace
}  // namespace quadrille::proof
