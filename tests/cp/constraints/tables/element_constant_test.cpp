#include <gtest/gtest.h>

#include "cp/constraints/tables.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Store;
using cp::Value;

Subject element_constant_subject(const std::vector<Value>& array) {
  return {.make = [=](const Store&, const std::vector<IntVar>& x) { return cp::element(x[0], array, x[1]); },
          .promise = Promise::domain};
}

TEST(ElementConstant, IsRightOnAllSmallDomains) {
  for (const std::vector<Value>& array :
       {std::vector<Value>{}, {1}, {2, 0}, {1, 1, 0}, {0, 2, 3, 0}, {9, 2, -9}})
    EXPECT_EQ(violation_on_all(element_constant_subject(array), 2, -1, 5), std::nullopt);
}

TEST(ElementConstant, IsRightOnRandomArrays) {
  Random random(7);
  for (int i = 0; i < 100; ++i) {
    std::vector<Value> array(random.below(7));
    for (Value& v : array) v = static_cast<Value>(random.below(7)) - 3;
    const SettingShape shape{.arity = 2, .width = 7, .lowest = -2};
    EXPECT_EQ(violation_on_random(element_constant_subject(array), shape, 10), std::nullopt);
    const SettingShape repeated{.arity = 2, .width = 7, .lowest = -2, .with_repeats = true};
    EXPECT_EQ(violation_on_random(element_constant_subject(array), repeated, 10), std::nullopt);
  }
}

TEST(ElementConstant, TakesUnboundedAndExtremeValues) {
  Store store;
  const IntVar index = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar result = store.new_variable(kMinusInfinity, kPlusInfinity);
  store.post(cp::element(index - 1, {kMinusInfinity + 1, 4, kPlusInfinity - 1}, result));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(index), 1);
  EXPECT_EQ(store.max(index), 3);
  EXPECT_EQ(store.min(result), kMinusInfinity + 1);
  EXPECT_EQ(store.max(result), kPlusInfinity - 1);
  ASSERT_TRUE(store.remove(index, 3));
  ASSERT_TRUE(store.at_least(result, 0));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(index), 2);
  EXPECT_EQ(store.value(result), 4);
}

}  // namespace
}  // namespace quadrille::test
