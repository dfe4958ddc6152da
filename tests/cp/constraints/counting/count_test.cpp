#include <gtest/gtest.h>

#include "cp/constraints/counting.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Literal;
using cp::Relation;
using cp::Store;

/// A literal on each variable but the last, with the relations by turns.
Subject count_subject(Promise promise) {
  return {.make =
              [](const Store&, const std::vector<IntVar>& x) {
                std::vector<Literal> literals;
                for (std::size_t i = 0; i + 1 < x.size(); ++i)
                  literals.push_back(x[i].is(static_cast<Relation>(i % 4), i % 2 == 0 ? 0 : 1));
                return cp::count(literals, x.back());
              },
          .promise = promise};
}

TEST(Count, IsRightOnAllSmallDomains) {
  for (std::size_t arity = 1; arity < 4; ++arity)
    EXPECT_EQ(violation_on_all(count_subject(Promise::domain), arity, -1, 3), std::nullopt);
}

TEST(Count, IsRightOnRandomDomainsAndViews) {
  for (std::size_t arity = 3; arity < 6; ++arity) {
    EXPECT_EQ(violation_on_random(count_subject(Promise::domain), {.arity = arity, .lowest = -1}, 100),
              std::nullopt);
    const SettingShape repeated{.arity = arity, .lowest = -1, .with_repeats = true};
    EXPECT_EQ(violation_on_random(count_subject(Promise::checking), repeated, 150), std::nullopt);
  }
}

TEST(Count, BoundsAnUnboundedNumber) {
  Store store;
  const IntVar x = store.new_variable(0, 9);
  const IntVar n = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  store.post(cp::count(std::vector{x.eq(1), x.ge(4)}, n));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(n), 0);
  EXPECT_EQ(store.max(n), 2);
}

}  // namespace
}  // namespace quadrille::test
