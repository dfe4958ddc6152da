#include <gtest/gtest.h>

#include "cp/constraints/arithmetic.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::NegativePower;
using cp::Store;
using cp::Value;

Subject power_subject(NegativePower negative_power, Value scale = 1) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                return cp::power(x[0], x[1], x[2] + scale, negative_power);
              },
          .promise = Promise::value};
}

TEST(Power, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(power_subject(NegativePower::none), 3, -1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(power_subject(NegativePower::zero), 3, -1, 3), std::nullopt);
}

TEST(Power, IsRightOnRandomDomainsAndViews) {
  for (const NegativePower negative_power : {NegativePower::none, NegativePower::zero}) {
    for (const Value lowest : {-6, -3, 0}) {
      const SettingShape shape{.arity = 3, .width = 9, .lowest = lowest};
      EXPECT_EQ(violation_on_random(power_subject(negative_power), shape, 60), std::nullopt);
      EXPECT_EQ(violation_on_random(power_subject(negative_power, 20), shape, 40), std::nullopt);
      const SettingShape repeated{.arity = 3, .width = 8, .lowest = lowest, .with_repeats = true};
      EXPECT_EQ(violation_on_random(power_subject(negative_power), repeated, 100), std::nullopt);
    }
  }
}

/// The meaning itself, against multiplication.
TEST(Power, MeansRepeatedMultiplication) {
  for (Value x = -4; x <= 4; ++x) {
    Value expected = 1;
    for (Value y = 0; y <= 6; ++y, expected *= x) {
      Store store;
      const IntVar z = store.new_variable(kMinusInfinity, kPlusInfinity);
      store.post(cp::power(store.new_variable(x, x), store.new_variable(y, y), z, NegativePower::none));
      ASSERT_TRUE(store.propagate());
      EXPECT_EQ(store.value(z), expected) << x << "^" << y;
    }
  }
}

/// The bounds of base, exponent and power.
void expect_power_bounds(const Bounds& before, const Bounds& after) {
  EXPECT_EQ(narrowed(before, [](const auto& x) { return cp::power(x[0], x[1], x[2], NegativePower::zero); }),
            after);
}

TEST(Power, TakesRoots) {
  expect_power_bounds({{-1000, 1000}, {2, 2}, {10, 200}}, {{-14, 14}, {2, 2}, {16, 196}});
  expect_power_bounds({{0, 1000}, {2, 2}, {10, 200}}, {{4, 14}, {2, 2}, {16, 196}});
  expect_power_bounds({{-1000, 1000}, {3, 3}, {-30, 200}}, {{-3, 5}, {3, 3}, {-27, 125}});
  expect_power_bounds({{2, 10}, {0, 1000}, {100, 1000}}, {{2, 10}, {2, 9}, {100, 1000}});
}

TEST(Power, TakesUnboundedAndExtremeValues) {
  const std::pair<Value, Value> any{kMinusInfinity, kPlusInfinity};
  const std::pair<Value, Value> finite{kMinusInfinity + 1, kPlusInfinity - 1};
  expect_power_bounds({any, any, any}, {any, any, any});
  expect_power_bounds({{3, 3}, {0, kPlusInfinity}, finite},
                      {{3, 3}, {0, 39}, {1, 4'052'555'153'018'976'267}});
  expect_power_bounds({any, {2, 2}, any}, {any, {2, 2}, {0, kPlusInfinity}});
  expect_power_bounds({any, {2, 2}, finite},
                      {{-3'037'000'499, 3'037'000'499}, {2, 2}, {0, 9'223'372'030'926'249'001}});
  expect_power_bounds({any, {1000, 1000}, finite}, {{-1, 1}, {1000, 1000}, {0, 1}});
  expect_power_bounds({any, {-1001, -1000}, {-1, -1}}, {{-1, -1}, {-1001, -1001}, {-1, -1}});
}

}  // namespace
}  // namespace quadrille::test
