#include <gtest/gtest.h>

#include "cp/constraints/tables.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::kAnyValue;
using cp::Store;
using cp::Value;

using Tuples = std::vector<std::vector<Value>>;

Subject table_subject(const Tuples& tuples) {
  return {.make = [=](const Store&, const std::vector<IntVar>& x) { return cp::table(x, tuples); },
          .promise = Promise::domain};
}

TEST(Table, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(table_subject({}), 2, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(table_subject({{}}), 0, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(table_subject({{0, 1}, {1, 1}, {2, 0}, {3, 3}}), 2, 0, 4), std::nullopt);
  EXPECT_EQ(violation_on_all(table_subject({{0, 1, 2}, {1, 1, 0}, {2, 0, 1}, {0, 0, 0}}), 3, 0, 3),
            std::nullopt);
  EXPECT_EQ(violation_on_all(table_subject({{0, kAnyValue, 2}, {kAnyValue, 1, 0}}), 3, 0, 3), std::nullopt);
}

/// Some tuples with values from -2 to 2, some of them any value.
Tuples random_tuples(std::size_t arity, std::size_t count, bool with_any, Random& random) {
  Tuples tuples(count, std::vector<Value>(arity));
  for (std::vector<Value>& tuple : tuples)
    for (Value& v : tuple)
      v = with_any && random.below(5) == 0 ? kAnyValue : static_cast<Value>(random.below(5)) - 2;
  return tuples;
}

TEST(Table, IsRightOnRandomTables) {
  Random random(3);
  for (int i = 0; i < 60; ++i) {
    const std::size_t arity = 1 + random.below(4);
    const Tuples tuples = random_tuples(arity, random.below(12), i % 2 == 0, random);
    EXPECT_EQ(violation_on_random(table_subject(tuples), {.arity = arity, .lowest = -3}, 6), std::nullopt);
    const SettingShape repeated{.arity = arity, .lowest = -3, .with_repeats = true};
    EXPECT_EQ(violation_on_random(table_subject(tuples), repeated, 6), std::nullopt);
  }
}

TEST(Table, TakesMoreTuplesThanAWordHas) {
  Random random(4);
  for (int i = 0; i < 10; ++i) {
    const Tuples tuples = random_tuples(4, 150, false, random);
    EXPECT_EQ(violation_on_random(table_subject(tuples), {.arity = 4, .lowest = -3}, 5), std::nullopt);
  }
}

TEST(Table, BoundsWideDomains) {
  Store store;
  const IntVar x = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  const IntVar y = store.new_variable(0, 9);
  store.post(cp::table({x, y}, {{-1'000'000'000, 1}, {0, 2}, {cp::kPlusInfinity - 1, 3}}));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x), -1'000'000'000);
  EXPECT_EQ(store.max(x), cp::kPlusInfinity - 1);
  EXPECT_EQ(store.count(y), 3U);
  ASSERT_TRUE(store.remove(y, 1) && store.remove(y, 3));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(x), 0);
}

}  // namespace
}  // namespace quadrille::test
