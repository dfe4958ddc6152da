#include <gtest/gtest.h>

#include "cp/constraints/permutations.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

/// The first `split` variables are x, the others y; all are counted from 1 where `from_one`.
Subject inverse_subject(std::size_t split, bool from_one = false) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& variables) {
                std::vector<IntVar> x;
                std::vector<IntVar> y;
                for (std::size_t i = 0; i < variables.size(); ++i)
                  (i < split ? x : y).push_back(from_one ? variables[i] - 1 : variables[i]);
                return cp::inverse(std::move(x), y);
              },
          .promise = Promise::value};
}

TEST(Inverse, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(inverse_subject(0), 0, 0, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(inverse_subject(1), 2, -1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(inverse_subject(2), 4, 0, 3), std::nullopt);
}

TEST(Inverse, IsRightOnRandomDomainsAndViews) {
  const SettingShape shape{.arity = 6, .width = 4, .lowest = -1};
  EXPECT_EQ(violation_on_random(inverse_subject(3), shape, 300), std::nullopt);
  EXPECT_EQ(violation_on_random(inverse_subject(3, true), shape, 300), std::nullopt);
  EXPECT_EQ(violation_on_random(inverse_subject(2), {.arity = 4, .lowest = -1, .with_repeats = true}, 500),
            std::nullopt);
}

TEST(Inverse, FailsWhereSidesDifferInSize) {
  EXPECT_EQ(violation_on_all(inverse_subject(1), 3, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_random(inverse_subject(2), {.arity = 5, .width = 4, .lowest = -1}, 100),
            std::nullopt);
}

TEST(Inverse, TakesUnboundedVariables) {
  Store store;
  const auto any = [&] { return store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity); };
  const std::vector<IntVar> x{any(), any(), any()};
  const std::vector<IntVar> y{any(), any(), any()};
  store.post(cp::inverse(x, y));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.count(x[0]), 3U);
  ASSERT_TRUE(store.assign(x[0], 2) && store.assign(y[1], 1) && store.propagate());
  EXPECT_EQ(store.value(x[2]), 0);
  EXPECT_EQ(store.value(y[0]), 2);
  EXPECT_EQ(store.value(y[2]), 0);
}

}  // namespace
}  // namespace quadrille::test
