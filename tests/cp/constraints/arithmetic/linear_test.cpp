#include "cp/constraints/arithmetic.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::Comparison;
using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Reification;
using cp::Store;
using cp::Term;
using cp::Value;

using Mode = Reification::Mode;

/// Over as many variables as there are coefficients, and one more for the literal, "it is 1", if reified.
Subject linear_subject(std::vector<Value> coefficients, Comparison comparison, Value constant,
                       Promise promise, std::optional<Mode> mode = std::nullopt) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                std::vector<Term> terms;
                for (std::size_t i = 0; i < coefficients.size(); ++i)
                  terms.push_back({coefficients[i], x[i]});
                std::optional<Reification> reification;
                if (mode) reification = {x.back().eq(1), *mode};
                return cp::linear(terms, comparison, constant, reification);
              },
          .promise = promise,
          .keeps_promise_with_repeats = !mode && promise != Promise::bounds};
}

void expect_right_sum(const Subject& s, std::size_t arity) {
  EXPECT_EQ(violation_on_all(s, arity, -1, 3), std::nullopt);
  EXPECT_EQ(violation_on_random(s, {.arity = arity}, 120), std::nullopt);
  EXPECT_EQ(violation_on_random(s, {.arity = arity, .with_repeats = true}, 120), std::nullopt);
}

TEST(Linear, AtMostIsDomainConsistent) {
  expect_right_sum(linear_subject({2, -1, 1}, Comparison::at_most, 2, Promise::domain), 3);
}

TEST(Linear, NotEqualIsDomainConsistent) {
  expect_right_sum(linear_subject({2, -1, 3}, Comparison::not_equal, 2, Promise::domain), 3);
}

TEST(Linear, EqualIsBoundsConsistentOverUnits) {
  expect_right_sum(linear_subject({1, -1, 1}, Comparison::equal, 1, Promise::bounds), 3);
}

TEST(Linear, EqualSettlesTheLastVariable) {
  expect_right_sum(linear_subject({2, -3, 4}, Comparison::equal, 1, Promise::value), 3);
}

TEST(Linear, EquationsOfTwoVariablesAreDomainConsistent) {
  expect_right_sum(linear_subject({1, 1}, Comparison::equal, 2, Promise::domain), 2);
  expect_right_sum(linear_subject({-1, 1}, Comparison::not_equal, 1, Promise::domain), 2);
  expect_right_sum(linear_subject({2, -3}, Comparison::equal, 1, Promise::domain), 2);
  expect_right_sum(linear_subject({4, 2}, Comparison::equal, 2, Promise::domain), 2);
}

/// One variable is a constant, and the literal is known, so that two are open.
TEST(Linear, EquationsWithTwoOpenVariablesAreDomainConsistent) {
  Random random(1);
  for (int i = 0; i < rounds(200); ++i) {
    const bool is_reified = i % 2 == 0;
    const Value a = i % 3 == 0 ? 2 : 1;
    const Subject s{.make =
                        [=](const Store&, const std::vector<IntVar>& x) {
                          std::optional<Reification> reification;
                          if (is_reified) reification = {x[3].ge(0)};
                          return cp::linear({{a, x[0]}, {1, x[2]}, {-1, x[1]}}, Comparison::equal, 1,
                                            reification);
                        },
                    .promise = Promise::domain};
    const Setting setting = with_constants(random_setting({.arity = 2, .width = 7}, random), {2, 1});
    EXPECT_EQ(violation(s, setting, 12, random), std::nullopt);
  }
}

/// 6x + 10y + 15z = 1: x leaves 1 when divided by 5, y 1 by 3, and z 1 by 2.
TEST(Linear, EquationsRoundBoundsByCommonFactors) {
  expect_right_sum(linear_subject({6, 10, 15}, Comparison::equal, 1, Promise::value), 3);
  expect_right_sum(linear_subject({2, -2, 1}, Comparison::equal, 0, Promise::value), 3);
  Store store;
  const IntVar x = store.new_variable(-1'000, 1'000);
  const IntVar y = store.new_variable(2, 9);
  const IntVar z = store.new_variable(-1'000'000, 999'999);
  store.post(cp::linear({{12, x}, {20, y}, {30, z}}, Comparison::equal, 2));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(x), 996);
  EXPECT_EQ(store.min(y), 4);
  EXPECT_EQ(store.max(y), 7);
  EXPECT_EQ(store.min(z) % 2, -1);
}

/// Holes go over where domains are neither words nor have close bounds.
TEST(Linear, EquationsTakeHolesOverToWideDomains) {
  Store store;
  const IntVar x = store.new_variable(-1'000'000, 1'000'000);
  const IntVar y = store.new_variable(0, 3'000'000);
  const IntVar z = store.new_variable(0, 9);
  store.post(cp::linear({{3, x}, {-1, y}, {1, z}}, Comparison::equal, 0));
  ASSERT_TRUE(store.remove(x, 7) && store.propagate() && store.contains(y, 22));
  ASSERT_TRUE(store.assign(z, 1) && store.propagate());
  EXPECT_FALSE(store.contains(y, 22));
  ASSERT_TRUE(store.remove(y, 31) && store.propagate());
  EXPECT_FALSE(store.contains(x, 10));
}

TEST(Linear, ReifiedAtMostIsDomainConsistent) {
  expect_right_sum(linear_subject({2, -1}, Comparison::at_most, 0, Promise::domain, Mode::full), 3);
  expect_right_sum(linear_subject({2, -1}, Comparison::at_most, 0, Promise::domain, Mode::half), 3);
}

TEST(Linear, ReifiedEquationsSettleTheLastVariable) {
  for (const Comparison comparison : {Comparison::equal, Comparison::not_equal}) {
    expect_right_sum(linear_subject({2, -1}, comparison, 1, Promise::value, Mode::full), 3);
    expect_right_sum(linear_subject({2, -1}, comparison, 1, Promise::value, Mode::half), 3);
  }
}

TEST(Linear, OneReifiedTermIsDomainConsistent) {
  for (const Comparison comparison : {Comparison::equal, Comparison::not_equal, Comparison::at_most})
    for (const Mode mode : {Mode::full, Mode::half})
      expect_right_sum(linear_subject({-2}, comparison, -2, Promise::domain, mode), 2);
}

TEST(Linear, TakesAnyLiteral) {
  for (int relation = 0; relation < 4; ++relation) {
    const Subject s{.make =
                        [=](const Store&, const std::vector<IntVar>& x) {
                          const cp::Literal literal[] = {x[2].eq(0), x[2].ne(0), x[2].ge(0), x[2].le(0)};
                          return cp::linear({{1, x[0]}, {1, x[1]}}, Comparison::at_most, 0,
                                            Reification{literal[relation], Mode::full});
                        },
                    .promise = Promise::domain};
    expect_right_sum(s, 3);
  }
}

TEST(Linear, TakesALiteralOfItsOwnVariables) {
  for (int relation = 0; relation < 4; ++relation) {
    for (const Comparison comparison : {Comparison::equal, Comparison::at_most}) {
      const Subject s{.make = [=](const Store&, const std::vector<IntVar>& x) {
        const cp::Literal literal[] = {x[0].eq(1), x[0].ne(1), x[0].ge(1), x[0].le(1)};
        return cp::linear({{1, x[0]}, {1, x[1]}}, comparison, 1, Reification{literal[relation]});
      }};
      EXPECT_EQ(violation_on_all(s, 2, -1, 4), std::nullopt);
      EXPECT_EQ(violation_on_random(s, {.arity = 2}, 200), std::nullopt);
    }
  }
}

TEST(LinearSlow, IsRightForRandomCoefficients) {
  Random random(1);
  for (int i = 0; i < 40; ++i) {
    std::vector<Value> coefficients;
    for (int k = 0; k < 3; ++k) coefficients.push_back(static_cast<Value>(random.below(9)) - 4);
    const auto comparison = static_cast<Comparison>(random.below(3));
    const auto constant = static_cast<Value>(random.below(9)) - 4;
    const bool is_exact = comparison != Comparison::equal;
    expect_right_sum(
        linear_subject(coefficients, comparison, constant, is_exact ? Promise::domain : Promise::value), 3);
    coefficients.pop_back();
    const auto mode = static_cast<Mode>(random.below(2));
    expect_right_sum(linear_subject(coefficients, comparison, constant, Promise::value, mode), 3);
  }
}

TEST(Linear, TakesNoTerms) {
  EXPECT_EQ(violation_on_all(linear_subject({}, Comparison::equal, 0, Promise::domain), 0, 0, 1),
            std::nullopt);
  EXPECT_EQ(violation_on_all(linear_subject({}, Comparison::at_most, -1, Promise::domain), 0, 0, 1),
            std::nullopt);
  EXPECT_EQ(
      violation_on_all(linear_subject({}, Comparison::not_equal, 0, Promise::domain, Mode::full), 1, 0, 2),
      std::nullopt);
}

TEST(Linear, MergesTermsThatCancel) {
  Store store;
  const IntVar x = store.new_variable(0, 9);
  store.post(cp::linear({{3, x}, {3, -x + 1}}, Comparison::equal, 3));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.count(x), 10U);
  store.post(cp::linear({{2, x}, {1, x - 4}}, Comparison::at_most, 5));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(x), 3);
}

TEST(Linear, SeesAtOnceThatNoIntegersFit) {
  Store store;
  const IntVar x = store.new_variable(0, 1'000'000'000);
  const IntVar y = store.new_variable(0, 1'000'000'000);
  const IntVar b = store.new_boolean();
  store.post(cp::linear({{2, x}, {-2, y}}, Comparison::equal, 1, Reification{b.eq(1)}));
  store.post(cp::linear({{2, x}, {-2, y}}, Comparison::not_equal, 1));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(b), 0);
  store.post(cp::linear({{2, x}, {-2, y}}, Comparison::equal, 1));
  EXPECT_FALSE(store.propagate());
}

/// When no value of z leaves the remainder 2, the constraint fails without moving the bounds of x and y step
/// by step.
TEST(Linear, DoesNotMoveWideBoundsInStepsOfOneThatARemainderExcludes) {
  Store store;
  const IntVar x = store.new_variable(-100'000, 100'000);
  const IntVar y = store.new_variable(-100'000, 100'000);
  const IntVar z = store.new_variable(0, 5);
  store.post(cp::linear({{3, x}, {3, y}, {1, z}}, Comparison::equal, 2));
  ASSERT_TRUE(store.propagate());
  store.push();
  ASSERT_TRUE(store.at_least(z, 3) && store.at_most(z, 4));
  EXPECT_FALSE(store.propagate());
  EXPECT_LT(store.domains().now(), 1000U);
}

TEST(Linear, DoesNotOverflow) {
  Store store;
  const Value huge = kPlusInfinity - 1;
  const IntVar x = store.new_variable(-huge, huge);
  const IntVar y = store.new_variable(-huge, huge);
  store.post(cp::linear({{huge / 2, x}, {huge / 2, y}}, Comparison::at_most, -huge));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(x), huge - 2);
  store.post(cp::linear({{1, x}, {1, y + huge / 2}}, Comparison::equal, huge));
  ASSERT_TRUE(store.assign(x, huge - 2));
  EXPECT_FALSE(store.propagate()) << "y <= -huge + .. by the first, y > 0 by the second";
}

TEST(Linear, BoundsTheOneUnboundedTerm) {
  Store store;
  const IntVar x = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar y = store.new_variable(3, 5);
  const IntVar z = store.new_variable(kMinusInfinity, 10);
  store.post(cp::linear({{2, x}, {1, y}}, Comparison::equal, 20));
  store.post(cp::linear({{1, z}, {-1, x}}, Comparison::at_most, 0));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x), 8);
  EXPECT_EQ(store.max(x), 8);
  EXPECT_EQ(store.max(z), 8);
  EXPECT_EQ(store.min(z), kMinusInfinity);
}

TEST(Linear, LeavesTwoUnboundedTermsAlone) {
  Store store;
  const IntVar x = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar y = store.new_variable(0, kPlusInfinity);
  const IntVar z = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar b = store.new_boolean();
  store.post(cp::linear({{1, x}, {1, y}}, Comparison::equal, 7));
  store.post(cp::linear({{1, x}, {1, z}}, Comparison::at_most, 7));
  store.post(cp::linear({{1, x}, {-1, y}}, Comparison::at_most, 7, Reification{b.eq(1)}));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(x), 7);
  EXPECT_EQ(store.min(x), kMinusInfinity);
  EXPECT_EQ(store.max(y), kPlusInfinity);
  EXPECT_EQ(store.max(z), kPlusInfinity);
  EXPECT_EQ(store.max(b), 1);
}

TEST(Linear, FailsWhereNoValueIsLargeEnough) {
  Store store;
  const IntVar x = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar y = store.new_variable(-10, kPlusInfinity - 1);
  store.post(cp::linear({{-1, x}, {2, y}}, Comparison::at_most, 0));
  ASSERT_TRUE(store.at_least(y, kPlusInfinity / 2 + 1));
  EXPECT_FALSE(store.propagate());
}

}  // namespace
}  // namespace quadrille::test
