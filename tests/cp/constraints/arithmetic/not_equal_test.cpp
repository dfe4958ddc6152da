#include "cp/constraints/arithmetic.h"

#include <gtest/gtest.h>

#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

const Subject kNotEqual{
    .make = [](const Store&, const std::vector<IntVar>& x) { return cp::not_equal(x[0], x[1]); },
    .promise = Promise::domain,
    .keeps_promise_with_repeats = true};

TEST(NotEqual, IsRightOnAllSmallDomains) { EXPECT_EQ(violation_on_all(kNotEqual, 2, -1, 4), std::nullopt); }

TEST(NotEqual, IsRightOnRandomDomainsAndViews) {
  EXPECT_EQ(violation_on_random(kNotEqual, {.arity = 2, .with_repeats = true}, 2000), std::nullopt);
}

TEST(NotEqual, KnowsViewsOfOneVariable) {
  Store store;
  const IntVar x = store.new_variable(0, 4);
  store.post(cp::not_equal(x + 1, x));
  store.post(cp::not_equal(x, -x + 5));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.count(x), 5U);
  store.post(cp::not_equal(x, -x + 4));
  ASSERT_TRUE(store.propagate());
  EXPECT_FALSE(store.contains(x, 2));
  EXPECT_EQ(store.count(x), 4U);
  store.post(cp::not_equal(x, x));
  EXPECT_FALSE(store.propagate());
}

TEST(NotEqual, ReachesAcrossUnboundedAndExtremeDomains) {
  Store store;
  const IntVar x = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  const IntVar y = store.new_variable(cp::kPlusInfinity - 3, cp::kPlusInfinity - 1);
  store.post(cp::not_equal(x, y));
  store.post(cp::not_equal(x + 5, y));
  store.post(cp::not_equal(x - 5, y));  // never equal: x would have to lie beyond all values
  ASSERT_TRUE(store.assign(y, cp::kPlusInfinity - 1));
  ASSERT_TRUE(store.propagate());
  EXPECT_FALSE(store.contains(x, cp::kPlusInfinity - 1));
  EXPECT_FALSE(store.contains(x, cp::kPlusInfinity - 6));
  EXPECT_TRUE(store.contains(x, cp::kPlusInfinity - 2));
  EXPECT_EQ(store.max(x), cp::kPlusInfinity);
}

}  // namespace
}  // namespace quadrille::test
