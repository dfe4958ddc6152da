#include <gtest/gtest.h>

#include "cp/constraints/arithmetic.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

/// The last variable is the index.
const Subject kArgMax{
    .make = [](const Store&,
               const std::vector<IntVar>& x) { return cp::arg_max({x.begin(), x.end() - 1}, x.back()); },
    .promise = Promise::value};

TEST(ArgMax, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(kArgMax, 1, -1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(kArgMax, 2, -1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(kArgMax, 4, 0, 3), std::nullopt);
}

TEST(ArgMax, IsRightOnRandomDomainsAndViews) {
  EXPECT_EQ(violation_on_random(kArgMax, {.arity = 5, .lowest = -1}, 400), std::nullopt);
  EXPECT_EQ(violation_on_random(kArgMax, {.arity = 5, .lowest = -1, .with_repeats = true}, 400),
            std::nullopt);
}

TEST(ArgMax, FindsTheFirstOfEquals) {
  for (const bool least : {false, true}) {
    Store store;
    std::vector<IntVar> x;
    for (const Value v : {3, 5, 1, 5, 1}) x.push_back(store.new_variable(v, v));
    const IntVar index = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
    store.post(least ? cp::arg_min(x, index) : cp::arg_max(x, index));
    ASSERT_TRUE(store.propagate());
    EXPECT_EQ(store.value(index), least ? 2 : 1);
  }
}

TEST(ArgMax, TakesUnboundedVariables) {
  Store store;
  const auto any = [&] { return store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity); };
  const std::vector<IntVar> x{any(), any(), store.new_variable(cp::kPlusInfinity - 1, cp::kPlusInfinity - 1)};
  const IntVar index = any();
  store.post(cp::arg_max(x, index));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(index), 2);
  ASSERT_TRUE(store.assign(index, 2) && store.propagate());
  EXPECT_EQ(store.max(x[0]), cp::kPlusInfinity - 2);
}

}  // namespace
}  // namespace quadrille::test
