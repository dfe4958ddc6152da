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

Subject division_subject(Rounding rounding) {
  return {.make = [=](const Store&,
                      const std::vector<IntVar>& x) { return cp::division(x[0], x[1], x[2], rounding); },
          .promise = Promise::value};
}

TEST(Division, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(division_subject(Rounding::towards_zero), 3, -2, 4), std::nullopt);
  EXPECT_EQ(violation_on_all(division_subject(Rounding::down), 3, -2, 4), std::nullopt);
}

TEST(Division, IsRightOnRandomDomainsAndViews) {
  for (const Rounding rounding : {Rounding::towards_zero, Rounding::down}) {
    for (const Value lowest : {-8, -4, 0}) {
      const SettingShape shape{.arity = 3, .width = 10, .lowest = lowest};
      EXPECT_EQ(violation_on_random(division_subject(rounding), shape, 80), std::nullopt);
      const SettingShape repeated{.arity = 3, .width = 8, .lowest = lowest, .with_repeats = true};
      EXPECT_EQ(violation_on_random(division_subject(rounding), repeated, 100), std::nullopt);
    }
  }
}

/// The bounds of dividend, divisor and quotient.
void expect_division_bounds(Rounding rounding, const Bounds& before, const Bounds& after) {
  EXPECT_EQ(narrowed(before, [=](const auto& x) { return cp::division(x[0], x[1], x[2], rounding); }), after);
}

TEST(Division, RoundsAsTold) {
  expect_division_bounds(Rounding::towards_zero, {{-7, -7}, {2, 2}, {-99, 99}}, {{-7, -7}, {2, 2}, {-3, -3}});
  expect_division_bounds(Rounding::down, {{-7, -7}, {2, 2}, {-99, 99}}, {{-7, -7}, {2, 2}, {-4, -4}});
  expect_division_bounds(Rounding::towards_zero, {{-99999, 99999}, {7, 7}, {0, 0}},
                         {{-6, 6}, {7, 7}, {0, 0}});
  expect_division_bounds(Rounding::down, {{-99999, 99999}, {7, 7}, {0, 0}}, {{0, 6}, {7, 7}, {0, 0}});
  expect_division_bounds(Rounding::down, {{100, 100}, {1, 99999}, {7, 8}}, {{100, 100}, {12, 14}, {7, 8}});
}

TEST(Division, TakesUnboundedAndExtremeValues) {
  constexpr Value kHuge = kPlusInfinity - 1;
  const std::pair<Value, Value> any{kMinusInfinity, kPlusInfinity};
  for (const Rounding rounding : {Rounding::towards_zero, Rounding::down}) {
    expect_division_bounds(rounding, {any, any, any}, {any, any, any});
    expect_division_bounds(rounding, {any, {2, 5}, {3, kHuge}}, {{6, kPlusInfinity}, {2, 5}, {3, kHuge}});
    expect_division_bounds(rounding, {{-kHuge, kHuge}, {-1, 1}, any},
                           {{-kHuge, kHuge}, {-1, 1}, {-kHuge, kHuge}});
    expect_division_bounds(rounding, {{10, 20}, any, {5, kHuge}}, {{10, 20}, {1, 4}, {5, 20}});
  }
}

}  // namespace
}  // namespace quadrille::test
