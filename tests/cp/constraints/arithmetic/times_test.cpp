#include <gtest/gtest.h>

#include "cp/constraints/arithmetic.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Store;
using cp::Value;

const Subject kTimes{
    .make = [](const Store&, const std::vector<IntVar>& x) { return cp::times(x[0], x[1], x[2]); },
    .promise = Promise::value};

TEST(Times, IsRightOnAllSmallDomains) { EXPECT_EQ(violation_on_all(kTimes, 3, -1, 4), std::nullopt); }

TEST(Times, IsRightOnRandomDomainsAndViews) {
  EXPECT_EQ(violation_on_random(kTimes, {.arity = 3, .width = 8, .lowest = -5}, 200), std::nullopt);
  EXPECT_EQ(violation_on_random(kTimes, {.arity = 3, .width = 8, .lowest = -5, .with_repeats = true}, 300),
            std::nullopt);
  EXPECT_EQ(violation_on_random(kTimes, {.arity = 3, .width = 10, .lowest = 1}, 100), std::nullopt);
}

TEST(Times, BoundsTheFactors) {
  Store store;
  const IntVar x = store.new_variable(2, 1'000'000'000);
  const IntVar y = store.new_variable(3, 1'000'000'000);
  const IntVar z = store.new_variable(-7, 100);
  store.post(cp::times(x, y, z));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(z), 6);
  EXPECT_EQ(store.max(x), 33);
  EXPECT_EQ(store.max(y), 50);
}

TEST(Times, KnowsThatFactorsOfANonZeroProductAreNotZero) {
  Store store;
  const IntVar x = store.new_variable(-5, 5);
  const IntVar y = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar z = store.new_variable(-3, 1000);
  store.post(cp::times(x, y, z));
  ASSERT_TRUE(store.remove(z, 0));
  ASSERT_TRUE(store.propagate());
  EXPECT_FALSE(store.contains(x, 0));
  EXPECT_EQ(store.min(y), -1000);
  EXPECT_EQ(store.max(y), 1000);
}

TEST(Times, KnowsThatALargeProductHasFactorsOfOneSign) {
  Store store;
  const IntVar x = store.new_variable(-47, 78);
  const IntVar y = store.new_variable(-17, 85);
  store.post(cp::times(x, y, store.new_variable(2701, 10'000)));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x), 32);
  EXPECT_EQ(store.min(y), 35);
}

TEST(Times, DoesNotOverflow) {
  Store store;
  const Value huge = kPlusInfinity - 1;
  const IntVar x = store.new_variable(-huge, huge);
  const IntVar y = store.new_variable(2, huge);
  const IntVar z = store.new_variable(-huge, huge);
  store.post(cp::times(x, y, z));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(x), huge / 2);
  ASSERT_TRUE(store.at_least(x, huge / 2));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(y), 2);
  EXPECT_EQ(store.value(z), huge / 2 * 2);
  const IntVar w = store.new_variable(kMinusInfinity, kPlusInfinity);
  store.post(cp::times(z, z, w));
  EXPECT_FALSE(store.propagate()) << "no value is as large";
}

TEST(Times, LeavesUnboundedVariablesAlone) {
  Store store;
  const IntVar x = store.new_variable(0, kPlusInfinity);
  const IntVar y = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar z = store.new_variable(kMinusInfinity, kPlusInfinity);
  store.post(cp::times(x, y, z));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(z), kMinusInfinity);
  ASSERT_TRUE(store.at_least(y, 0));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(z), 0);
  EXPECT_EQ(store.max(z), kPlusInfinity);
}

}  // namespace
}  // namespace quadrille::test
