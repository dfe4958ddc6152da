#include "cp/constraints/distinct/all_different.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cp/constraints/counting.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

const Subject kBounds{
    .make = [](const Store&, const std::vector<IntVar>& x) { return cp::all_different_bounds(x); },
    .promise = Promise::bounds};

TEST(AllDifferentBounds, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(kBounds, 3, 1, 3), std::nullopt);
}

TEST(AllDifferentBounds, IsRightOnRandomDomains) {
  EXPECT_EQ(violation_on_random(kBounds, {.arity = 4}, 300), std::nullopt);
  EXPECT_EQ(violation_on_random(kBounds, {.arity = 5, .width = 6}, 100), std::nullopt);
}

TEST(AllDifferentBounds, IsRightOnRepeatedVariables) {
  EXPECT_EQ(violation_on_random(kBounds, {.arity = 4, .with_repeats = true}, 400), std::nullopt);
}

TEST(AllDifferentBoundsSlow, IsRightOnManyDomains) {
  EXPECT_EQ(violation_on_all(kBounds, 3, 1, 4), std::nullopt);
  EXPECT_EQ(violation_on_random(kBounds, {.arity = 5, .width = 6}, 2000, 2), std::nullopt);
  EXPECT_EQ(violation_on_random(kBounds, {.arity = 5, .with_repeats = true}, 2000, 3), std::nullopt);
}

/// Variables of 1 .. 9, three of which are then restricted to 4 and 5.
struct Crowd {
  Store store;
  std::vector<IntVar> x;

  explicit Crowd(bool negated) {
    for (int i = 0; i < 6; ++i) x.push_back(store.new_variable(negated ? -9 : 1, negated ? -1 : 9));
    if (negated)
      for (IntVar& y : x) y = -y;
    store.post(cp::all_different_bounds(x));
    EXPECT_TRUE(store.propagate());
    for (const std::size_t i : {0U, 2U, 3U}) EXPECT_TRUE(store.at_least(x[i], 4) && store.at_most(x[i], 5));
  }
};

TEST(AllDifferentBounds, ExplainsACrowdByAllWhoAreInIt) {
  for (const bool negated : {false, true}) {
    Crowd crowd(negated);
    EXPECT_FALSE(crowd.store.propagate());
    std::vector<cp::Literal> reasons;
    EXPECT_NE(crowd.store.explain_failure(reasons), nullptr);
    EXPECT_EQ(reasons.size(), 6U);
    for (const std::size_t i : {0U, 2U, 3U}) {
      EXPECT_NE(std::ranges::find(reasons, crowd.x[i].ge(4)), reasons.end());
      EXPECT_NE(std::ranges::find(reasons, crowd.x[i].le(5)), reasons.end());
    }
  }
}

TEST(AllDifferentBounds, GoesOnWhereABoundMovesOverHoles) {
  Store store;
  const std::vector<IntVar> x{store.new_variable(1, 2), store.new_variable(1, 2),
                              new_variable(store, std::vector<cp::Value>{2, 5, 6}), store.new_variable(5, 6),
                              store.new_variable(5, 9)};
  store.post(cp::all_different_bounds(x));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x[2]), 5);
  EXPECT_EQ(store.min(x[4]), 7);
}

TEST(AllDifferentBounds, TakesNoneAndOne) {
  EXPECT_EQ(violation_on_all(kBounds, 0, 1, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(kBounds, 1, 1, 3), std::nullopt);
}

}  // namespace
}  // namespace quadrille::test
