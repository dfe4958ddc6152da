#include "cp/constraints/arithmetic/arithmetic.h"

#include <gtest/gtest.h>

#include "cp/constraints/arithmetic.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::cp {
namespace {

TEST(Range, KnowsItsParts) {
  const Range r{-3, 5};
  EXPECT_EQ(negative_part(r).max, -1);
  EXPECT_EQ(positive_part(r).min, 1);
  EXPECT_TRUE(negative_part({2, 5}).is_empty());
  EXPECT_EQ((-r).min, -5);
  EXPECT_EQ((-Range{}).max, kPlusInfinity);
  EXPECT_EQ(hull(Range::none(), r).max, 5);
  EXPECT_FALSE(hull({-3, -1, true}, {1, 5, true}).may_be_zero());
  EXPECT_TRUE(intersection({1, 2}, {3, 4}).is_empty());
}

TEST(Range, CountsWithInfinities) {
  EXPECT_EQ(sum(kPlusInfinity, -5), kPlusInfinity);
  EXPECT_EQ(sum(kPlusInfinity - 2, 5), kPlusInfinity);
  EXPECT_EQ(product(kMinusInfinity, -2), kPlusInfinity);
  EXPECT_EQ(product(kMinusInfinity, 0), 0);
  EXPECT_EQ(product(Value{1} << 40, -(Value{1} << 40)), kMinusInfinity);
  EXPECT_EQ(floor_quotient(-7, 2), -4);
  EXPECT_EQ(ceiling_quotient(-7, 2), -3);
  EXPECT_EQ(floor_quotient(-7, kPlusInfinity), -1);
  EXPECT_EQ(ceiling_quotient(-7, kPlusInfinity), 0);
  EXPECT_EQ(floor_quotient(kPlusInfinity, -3), kMinusInfinity);
  EXPECT_EQ(floor_quotient(kPlusInfinity, kMinusInfinity), 0);
}

TEST(Arithmetic, StatesOnlyTheBoundsThatItNeeds) {
  Store store;
  const IntVar x = store.new_variable(0, 100);
  const IntVar y = store.new_variable(0, 100);
  const IntVar z = store.new_variable(0, 100'000);
  store.post(times(x, y, z));
  ASSERT_TRUE(store.at_least(x, 3) && store.at_most(x, 50) && store.at_least(y, 4) && store.at_most(y, 60));
  ASSERT_TRUE(store.propagate());
  std::vector<Literal> reasons;
  EXPECT_NE(store.explain(z.ge(12), reasons), nullptr);
  EXPECT_EQ(reasons, (std::vector{x.ge(3), y.ge(4)}));
  reasons.clear();
  EXPECT_NE(store.explain(z.le(3000), reasons), nullptr);
  EXPECT_EQ(reasons, (std::vector{x.le(50), y.ge(0), y.le(60)}));
}

/// Each operation, with each of its variables a constant in turn.
TEST(Arithmetic, IsDomainConsistentOverTwoVariables) {
  using Make = std::unique_ptr<Constraint> (*)(IntVar, IntVar, IntVar);
  const Make kAll[] = {
      times,
      [](IntVar x, IntVar y, IntVar z) { return division(x, y, z, Rounding::towards_zero); },
      [](IntVar x, IntVar y, IntVar z) { return division(x, y, z, Rounding::down); },
      [](IntVar x, IntVar y, IntVar z) { return modulo(x, y, z, Rounding::towards_zero); },
      [](IntVar x, IntVar y, IntVar z) { return modulo(x, y, z, Rounding::down); },
      [](IntVar x, IntVar y, IntVar z) { return power(x, y, z, NegativePower::none); },
      [](IntVar x, IntVar y, IntVar z) { return power(x, y, z, NegativePower::zero); },
  };
  Random random(1);
  for (int i = 0; i < test::rounds(420); ++i) {
    const Make make = kAll[i % 7];
    const int constant = i % 3;
    const test::Subject subject{.make =
                                    [=](const Store&, const std::vector<IntVar>& x) {
                                      return constant == 0   ? make(x[2], x[0], x[1])
                                             : constant == 1 ? make(x[0], x[2], x[1])
                                                             : make(x[0], x[1], x[2]);
                                    },
                                .promise = test::Promise::domain};
    const auto setting = test::random_setting({.arity = 2, .width = 12, .lowest = -4}, random);
    EXPECT_EQ(test::violation(subject, test::with_constants(setting, {i % 11 - 4}), 10, random),
              std::nullopt);
  }
}

TEST(Arithmetic, TakesHolesOverToWideDomains) {
  Store store;
  const IntVar x = store.new_variable(-1000, 1000);
  const IntVar z = store.new_variable(0, 1'000'000);
  const IntVar quotient = store.new_variable(-1000, 1000);
  const IntVar two = store.new_variable(2, 2);
  store.post(power(x, two, z, NegativePower::none));
  store.post(division(x, two, quotient, Rounding::towards_zero));
  ASSERT_TRUE(store.remove(z, 49) && store.remove(quotient, 10) && store.propagate());
  std::vector<Value> holes = store.holes(x);
  EXPECT_EQ(holes, (std::vector<Value>{-7, 7, 20, 21}));
  std::vector<Literal> reasons;
  EXPECT_NE(store.explain(x.ne(-7), reasons), nullptr);
  EXPECT_EQ(reasons, (std::vector{two.eq(2), z.ne(49)}));
}

TEST(Arithmetic, KnowsAVariableDividedByItself) {
  Store store;
  const IntVar x = store.new_variable(-1'000'000, 1'000'000);
  const IntVar quotient = store.new_variable(-9, 9);
  const IntVar rest = store.new_variable(-9, 9);
  store.post(division(x, x, quotient, Rounding::down));
  store.post(modulo(x, x, rest, Rounding::down));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(quotient), 1);
  EXPECT_EQ(store.value(rest), 0);
}

}  // namespace
}  // namespace quadrille::cp
