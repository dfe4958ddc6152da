#include <gtest/gtest.h>

#include "cp/constraints/counting.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

const Subject kNValue{
    .make = [](const Store&,
               const std::vector<IntVar>& x) { return cp::nvalue({x.begin(), x.end() - 1}, x.back()); },
    .promise = Promise::value};

TEST(NValue, IsRightOnAllSmallDomains) {
  for (std::size_t arity = 1; arity < 4; ++arity)
    EXPECT_EQ(violation_on_all(kNValue, arity, 0, 3), std::nullopt);
}

TEST(NValue, IsRightOnRandomDomainsAndViews) {
  for (std::size_t arity = 3; arity < 6; ++arity) {
    const SettingShape shape{.arity = arity, .width = 4, .lowest = -1};
    EXPECT_EQ(violation_on_random(kNValue, shape, 150), std::nullopt);
    const SettingShape repeated{.arity = arity, .width = 4, .lowest = -1, .with_repeats = true};
    EXPECT_EQ(violation_on_random(kNValue, repeated, 150), std::nullopt);
  }
}

TEST(NValue, IsRightWhereTheNumberHasBounds) {
  for (const cp::Interval number : {cp::Interval{2, 2}, {1, 2}, {3, 9}, {0, 0}, {-1, 1}}) {
    const Subject subject{
        .make = [=](const Store&, const std::vector<IntVar>& x) { return cp::nvalue(x, number); },
        .promise = Promise::value};
    for (std::size_t arity = 0; arity < 4; ++arity)
      EXPECT_EQ(violation_on_all(subject, arity, 0, 3), std::nullopt);
    EXPECT_EQ(violation_on_random(subject, {.arity = 4, .width = 4, .lowest = -1}, 60), std::nullopt);
  }
}

TEST(NValue, TakesUnboundedVariables) {
  Store store;
  const IntVar x = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  const IntVar y = store.new_variable(7, 7);
  const IntVar n = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  store.post(cp::nvalue({x, y}, n));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(n), 1);
  EXPECT_EQ(store.max(n), 2);
  ASSERT_TRUE(store.assign(n, 1));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(x), 7);
}

}  // namespace
}  // namespace quadrille::test
