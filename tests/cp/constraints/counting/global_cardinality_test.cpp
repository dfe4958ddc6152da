#include <gtest/gtest.h>

#include "cp/constraints/counting.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

/// The numbers come last.
Subject global_cardinality_subject(const std::vector<Value>& values, bool closed) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                const auto numbers = x.end() - static_cast<std::ptrdiff_t>(values.size());
                return cp::global_cardinality({x.begin(), numbers}, values, {numbers, x.end()}, closed);
              },
          .promise = Promise::value};
}

TEST(GlobalCardinality, IsRightOnAllSmallDomains) {
  for (const bool closed : {false, true}) {
    EXPECT_EQ(violation_on_all(global_cardinality_subject({}, closed), 2, 0, 3), std::nullopt);
    EXPECT_EQ(violation_on_all(global_cardinality_subject({1}, closed), 3, 0, 3), std::nullopt);
    EXPECT_EQ(violation_on_all(global_cardinality_subject({1, 0}, closed), 3, 0, 3), std::nullopt);
  }
}

TEST(GlobalCardinality, IsRightOnRandomDomainsAndViews) {
  for (const bool closed : {false, true}) {
    for (const std::vector<Value>& values : {std::vector<Value>{0, 2}, {3, -1, 1}, {1, 1}}) {
      const SettingShape shape{.arity = 3 + values.size(), .width = 4, .lowest = -1};
      EXPECT_EQ(violation_on_random(global_cardinality_subject(values, closed), shape, 60), std::nullopt);
      const SettingShape repeated{.arity = 3 + values.size(), .width = 4, .lowest = -1, .with_repeats = true};
      EXPECT_EQ(violation_on_random(global_cardinality_subject(values, closed), repeated, 60), std::nullopt);
    }
  }
}

TEST(GlobalCardinality, AddsUpTheNumbers) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 5; ++i) x.push_back(store.new_variable(0, 2));
  std::vector<IntVar> numbers{store.new_variable(1, 5), store.new_variable(2, 5), store.new_variable(0, 5)};
  store.post(cp::global_cardinality(x, {0, 1, 2}, numbers, false));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(numbers[0]), 3);
  EXPECT_EQ(store.max(numbers[1]), 4);
  EXPECT_EQ(store.max(numbers[2]), 2);
  ASSERT_TRUE(store.assign(numbers[0], 1) && store.assign(numbers[1], 2));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(numbers[2]), 2);
}

}  // namespace
}  // namespace quadrille::test
