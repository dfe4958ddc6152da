#include <gtest/gtest.h>

#include "cp/constraints/logic.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Literal;
using cp::Relation;
using cp::Store;

/// One literal on each variable, with the relations by turns.
Subject clause_subject(Promise promise) {
  return {.make =
              [](const Store&, const std::vector<IntVar>& x) {
                std::vector<Literal> literals;
                for (std::size_t i = 0; i < x.size(); ++i)
                  literals.push_back(x[i].is(static_cast<Relation>(i % 4), i % 2 == 0 ? 0 : 1));
                return cp::clause(literals);
              },
          .promise = promise};
}

TEST(Clause, IsRightOnAllSmallDomains) {
  for (std::size_t arity = 0; arity < 4; ++arity)
    EXPECT_EQ(violation_on_all(clause_subject(Promise::domain), arity, -1, 3), std::nullopt);
}

TEST(Clause, IsRightOnRandomDomainsAndViews) {
  for (std::size_t arity = 4; arity < 7; ++arity) {
    const SettingShape shape{.arity = arity, .width = 3, .lowest = -1};
    EXPECT_EQ(violation_on_random(clause_subject(Promise::domain), shape, 200), std::nullopt);
  }
  const SettingShape shape{.arity = 5, .width = 3, .lowest = -1, .with_repeats = true};
  EXPECT_EQ(violation_on_random(clause_subject(Promise::checking), shape, 500), std::nullopt);
}

TEST(Clause, TakesALiteralTwice) {
  Store store;
  const IntVar x = store.new_variable(0, 2);
  store.post(cp::clause({x.eq(1), x.eq(1)}));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(x), 1);
}

TEST(Clause, FailsWithoutLiterals) {
  Store store;
  store.post(cp::clause({}));
  EXPECT_FALSE(store.propagate());
}

TEST(Clause, KnowsLiteralsBeyondAllValues) {
  Store store;
  const IntVar x = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  const IntVar y = store.new_variable(0, cp::kPlusInfinity);
  store.post(cp::clause({x.ge(cp::kMinusInfinity), y.eq(5)}));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(y), 0);
  store.post(cp::clause({~x.ge(cp::kMinusInfinity), ~x.le(cp::kPlusInfinity), y.ge(5)}));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(y), 5);
}

}  // namespace
}  // namespace quadrille::test
