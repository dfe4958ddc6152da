#include "cp/constraints/distinct/all_different.h"

#include <gtest/gtest.h>

#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

const Subject kDomain{
    .make = [](const Store&, const std::vector<IntVar>& x) { return cp::all_different_domain(x); },
    .promise = Promise::domain};

TEST(AllDifferentDomain, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(kDomain, 3, 1, 3), std::nullopt);
}

TEST(AllDifferentDomain, IsRightOnRandomDomains) {
  EXPECT_EQ(violation_on_random(kDomain, {.arity = 4}, 300), std::nullopt);
  EXPECT_EQ(violation_on_random(kDomain, {.arity = 5, .width = 6}, 100), std::nullopt);
}

TEST(AllDifferentDomain, IsRightOnRepeatedVariables) {
  EXPECT_EQ(violation_on_random(kDomain, {.arity = 4, .with_repeats = true}, 400), std::nullopt);
}

TEST(AllDifferentDomainSlow, IsRightOnManyDomains) {
  EXPECT_EQ(violation_on_all(kDomain, 3, 1, 4), std::nullopt);
  EXPECT_EQ(violation_on_random(kDomain, {.arity = 5, .width = 6}, 2000, 2), std::nullopt);
  EXPECT_EQ(violation_on_random(kDomain, {.arity = 5, .with_repeats = true}, 2000, 3), std::nullopt);
}

/// A variable's own views may be in its way by the time that is explained.
TEST(AllDifferentDomain, ExplainsWithViewsOfOneVariable) {
  const Setting setting{.variables = {{{-3, -1, 0, 1}}, {{-1, 0, 2, 3}}, {{-2, -1, 0, 1, 2}}},
                        .arguments = {{0, true}, {0}, {1, false, -2}, {1, true}, {2}}};
  Random random(1);
  for (int i = 0; i < 100; ++i) ASSERT_EQ(violation(kDomain, setting, 12, random), std::nullopt);
}

TEST(AllDifferentDomain, FailsAtOnceWhereAVariableOccursTwice) {
  Store store;
  const IntVar x = store.new_variable(1, 5), y = store.new_variable(1, 5);
  store.post(cp::all_different_domain({x, y, x}));
  EXPECT_FALSE(store.propagate());
}

TEST(AllDifferentDomain, TakesNoneAndOne) {
  EXPECT_EQ(violation_on_all(kDomain, 0, 1, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(kDomain, 1, 1, 3), std::nullopt);
}

}  // namespace
}  // namespace quadrille::test
