#include <gtest/gtest.h>

#include "cp/constraints/logic.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Literal;
using cp::Reification;
using cp::Relation;
using cp::Store;

using Factory = std::unique_ptr<cp::Constraint> (*)(const std::vector<Literal>&, Reification);

/// A literal on each variable, with the relations by turns, the last one for the result.
Subject conjunction_subject(Factory factory, Reification::Mode mode, Promise promise = Promise::domain) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                std::vector<Literal> literals;
                for (std::size_t i = 0; i < x.size(); ++i)
                  literals.push_back(x[i].is(static_cast<Relation>(i % 4), i % 2 == 0 ? 0 : 1));
                const Literal last = literals.back();
                literals.pop_back();
                return factory(literals, {last, mode});
              },
          .promise = promise};
}

void expect_right(Factory factory, Reification::Mode mode) {
  for (std::size_t arity = 1; arity < 4; ++arity)
    EXPECT_EQ(violation_on_all(conjunction_subject(factory, mode), arity, -1, 3), std::nullopt);
  for (std::size_t arity = 4; arity < 7; ++arity) {
    const SettingShape shape{.arity = arity, .width = 3, .lowest = -1};
    EXPECT_EQ(violation_on_random(conjunction_subject(factory, mode), shape, 200), std::nullopt);
  }
  const SettingShape shape{.arity = 5, .width = 3, .lowest = -1, .with_repeats = true};
  EXPECT_EQ(violation_on_random(conjunction_subject(factory, mode, Promise::checking), shape, 500),
            std::nullopt);
}

TEST(Conjunction, IsTiedToALiteral) {
  expect_right(cp::conjunction, Reification::Mode::full);
  expect_right(cp::conjunction, Reification::Mode::half);
}

TEST(Disjunction, IsTiedToALiteral) {
  expect_right(cp::disjunction, Reification::Mode::full);
  expect_right(cp::disjunction, Reification::Mode::half);
}

TEST(Equivalence, IsDomainConsistent) {
  for (int i = 0; i < 16; ++i) {
    const Subject s{.make =
                        [=](const Store&, const std::vector<IntVar>& x) {
                          return cp::equivalence(x[0].is(static_cast<Relation>(i % 4), 0),
                                                 x[1].is(static_cast<Relation>(i / 4), 1));
                        },
                    .promise = Promise::domain};
    EXPECT_EQ(violation_on_all(s, 2, -1, 4), std::nullopt);
    EXPECT_EQ(violation_on_random(s, {.arity = 2, .lowest = -2}, 100), std::nullopt);
  }
}

}  // namespace
}  // namespace quadrille::test
