#include <gtest/gtest.h>

#include "cp/constraints/counting.h"
#include "cp/constraints/tables.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Store;
using cp::Value;

/// Over the array, the index and the result.
const Subject kElement{.make =
                           [](const Store&, const std::vector<IntVar>& x) {
                             return cp::element(x[x.size() - 2], std::vector<IntVar>(x.begin(), x.end() - 2),
                                                x.back());
                           },
                       .promise = Promise::domain};

TEST(Element, IsRightOnAllSmallDomains) {
  for (std::size_t arity = 2; arity < 4; ++arity)
    EXPECT_EQ(violation_on_all(kElement, arity, -1, 3), std::nullopt);
}

TEST(Element, IsRightOnRandomDomainsAndViews) {
  for (std::size_t arity = 3; arity < 6; ++arity) {
    EXPECT_EQ(violation_on_random(kElement, {.arity = arity, .lowest = -1}, 200), std::nullopt);
    const SettingShape repeated{.arity = arity, .lowest = -1, .with_repeats = true};
    EXPECT_EQ(violation_on_random(kElement, repeated, 300), std::nullopt);
  }
}

TEST(Element, TakesUnboundedAndExtremeValues) {
  Store store;
  const IntVar index = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar a = store.new_variable(kMinusInfinity, 3);
  const IntVar b = store.new_variable(5, kPlusInfinity);
  const IntVar c = store.new_variable(kPlusInfinity - 2, kPlusInfinity - 1);
  const IntVar result = store.new_variable(kMinusInfinity, kPlusInfinity);
  store.post(cp::element(index, {a, b, c}, result));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(index), 0);
  EXPECT_EQ(store.max(index), 2);
  ASSERT_TRUE(store.at_least(result, 4));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(result), 5);
  ASSERT_TRUE(store.at_most(result, kPlusInfinity - 3));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(index), 1);
  EXPECT_EQ(store.max(b), kPlusInfinity - 3);
}

TEST(Element, FailsBeforeItTouchesTheResultWhereNoIndexIsPossible) {
  Store store;
  std::vector<Value> even, odd;
  for (Value v = 0; v <= 200; v += 2) {
    even.push_back(100 + v);
    odd.push_back(1 + v);
  }
  const IntVar index = store.new_variable(0, 0);
  const IntVar only = new_variable(store, even);
  const IntVar result = new_variable(store, odd);
  store.post(cp::element(index, {only}, result));
  EXPECT_FALSE(store.propagate());
  EXPECT_EQ(store.min(result), 1);
  EXPECT_EQ(store.max(only), 300);
}

}  // namespace
}  // namespace quadrille::test
