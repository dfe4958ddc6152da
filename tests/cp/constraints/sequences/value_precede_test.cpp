#include <gtest/gtest.h>

#include "cp/constraints/sequences.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

Subject value_precede_subject(std::vector<Value> values) {
  return {
      .make = [values](const Store&, const std::vector<IntVar>& x) { return cp::value_precede(values, x); },
      .promise = Promise::domain};
}

TEST(ValuePrecede, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(value_precede_subject({1, 2}), 0, 0, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(value_precede_subject({2, -1}), 3, -1, 4), std::nullopt);
  EXPECT_EQ(violation_on_all(value_precede_subject({0, 1, 2}), 3, -1, 4), std::nullopt);
}

TEST(ValuePrecede, IsRightOnRandomDomainsAndViews) {
  for (const auto& values : {std::vector<Value>{}, {1}, {0, 1}, {1, 0, -1}, {-2, -1, 0, 1}, {5, 0, 1, 2}}) {
    EXPECT_EQ(violation_on_random(value_precede_subject(values), {.arity = 5}, 150), std::nullopt);
    EXPECT_EQ(violation_on_random(value_precede_subject(values),
                                  {.arity = 6, .width = 4, .lowest = -2, .with_repeats = true}, 150),
              std::nullopt);
  }
}

TEST(ValuePrecede, TakesTheLastChances) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 4; ++i) x.push_back(store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity));
  store.post(cp::value_precede({7, cp::kPlusInfinity - 1, -3}, x));
  ASSERT_TRUE(store.propagate());
  EXPECT_FALSE(store.contains(x[0], -3));
  EXPECT_FALSE(store.contains(x[1], -3));
  EXPECT_TRUE(store.contains(x[2], -3));
  ASSERT_TRUE(store.assign(x[2], -3) && store.propagate());
  EXPECT_EQ(store.value(x[0]), 7);
  EXPECT_EQ(store.value(x[1]), cp::kPlusInfinity - 1);
}

}  // namespace
}  // namespace quadrille::test
