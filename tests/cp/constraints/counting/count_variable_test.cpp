#include <gtest/gtest.h>

#include "cp/constraints/counting.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

const Subject kCountOfVariable{.make =
                                   [](const Store&, const std::vector<IntVar>& x) {
                                     return cp::count(std::vector<IntVar>(x.begin(), x.end() - 2),
                                                      x[x.size() - 2], x.back());
                                   },
                               .promise = Promise::value};

TEST(CountVariable, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(kCountOfVariable, 2, -1, 4), std::nullopt);
  EXPECT_EQ(violation_on_all(kCountOfVariable, 3, 0, 3), std::nullopt);
}

TEST(CountVariable, IsRightOnRandomDomainsAndViews) {
  for (std::size_t arity = 3; arity < 6; ++arity) {
    const SettingShape shape{.arity = arity, .width = 4, .lowest = -1};
    EXPECT_EQ(violation_on_random(kCountOfVariable, shape, 100), std::nullopt);
    const SettingShape repeated{.arity = arity, .width = 4, .lowest = -1, .with_repeats = true};
    EXPECT_EQ(violation_on_random(kCountOfVariable, repeated, 100), std::nullopt);
  }
}

TEST(CountVariable, TakesUnboundedVariables) {
  Store store;
  const IntVar x = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  const IntVar y = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  const IntVar n = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  store.post(cp::count(std::vector{x, x + 1}, y, n));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(n), 0);
  EXPECT_EQ(store.max(n), 2);
}

}  // namespace
}  // namespace quadrille::test
