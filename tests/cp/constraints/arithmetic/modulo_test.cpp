#include <gtest/gtest.h>

#include "cp/constraints/arithmetic.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Rounding;
using cp::Store;
using cp::Value;

Subject modulo_subject(Rounding rounding) {
  return {.make = [=](const Store&,
                      const std::vector<IntVar>& x) { return cp::modulo(x[0], x[1], x[2], rounding); },
          .promise = Promise::value};
}

TEST(Modulo, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(modulo_subject(Rounding::towards_zero), 3, -2, 4), std::nullopt);
  EXPECT_EQ(violation_on_all(modulo_subject(Rounding::down), 3, -2, 4), std::nullopt);
}

TEST(Modulo, IsRightOnRandomDomainsAndViews) {
  for (const Rounding rounding : {Rounding::towards_zero, Rounding::down}) {
    for (const Value lowest : {-8, -4, 0}) {
      const SettingShape shape{.arity = 3, .width = 10, .lowest = lowest};
      EXPECT_EQ(violation_on_random(modulo_subject(rounding), shape, 80), std::nullopt);
      const SettingShape repeated{.arity = 3, .width = 8, .lowest = lowest, .with_repeats = true};
      EXPECT_EQ(violation_on_random(modulo_subject(rounding), repeated, 100), std::nullopt);
    }
  }
}

/// The bounds of dividend, divisor and remainder.
void expect_modulo_bounds(Rounding rounding, const Bounds& before, const Bounds& after) {
  EXPECT_EQ(narrowed(before, [=](const auto& x) { return cp::modulo(x[0], x[1], x[2], rounding); }), after);
}

TEST(Modulo, HasASignOfItsOwn) {
  expect_modulo_bounds(Rounding::towards_zero, {{-7, -7}, {3, 3}, {-9, 9}}, {{-7, -7}, {3, 3}, {-1, -1}});
  expect_modulo_bounds(Rounding::down, {{-7, -7}, {3, 3}, {-9, 9}}, {{-7, -7}, {3, 3}, {2, 2}});
  expect_modulo_bounds(Rounding::down, {{7, 7}, {-3, -3}, {-9, 9}}, {{7, 7}, {-3, -3}, {-2, -2}});
}

TEST(Modulo, BoundsByAFixedDivisor) {
  expect_modulo_bounds(Rounding::down, {{-100'000, 100'000}, {7, 7}, {3, 4}},
                       {{-99'999, 99'999}, {7, 7}, {3, 4}});
  expect_modulo_bounds(Rounding::towards_zero, {{0, 99'999}, {10, 10}, {0, 0}},
                       {{0, 99'990}, {10, 10}, {0, 0}});
}

TEST(Modulo, TakesUnboundedAndExtremeValues) {
  constexpr Value kHuge = kPlusInfinity - 1;
  const std::pair<Value, Value> any{kMinusInfinity, kPlusInfinity};
  expect_modulo_bounds(Rounding::down, {any, any, any}, {any, any, any});
  expect_modulo_bounds(Rounding::down, {any, {5, 5}, any}, {any, {5, 5}, {0, 4}});
  expect_modulo_bounds(Rounding::towards_zero, {any, {-5, 5}, any}, {any, {-5, 5}, {-4, 4}});
  expect_modulo_bounds(Rounding::down, {any, any, {5, 5}}, {any, {6, kPlusInfinity}, {5, 5}});
  expect_modulo_bounds(Rounding::down, {{-kHuge, kHuge}, {kHuge, kHuge}, {0, 0}},
                       {{-kHuge, kHuge}, {kHuge, kHuge}, {0, 0}});
}

}  // namespace
}  // namespace quadrille::test
