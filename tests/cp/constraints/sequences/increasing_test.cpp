#include <gtest/gtest.h>

#include "cp/constraints/sequences.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

Subject increasing_subject(bool strict) {
  return {.make = [=](const Store&,
                      const std::vector<IntVar>& variables) { return cp::increasing(variables, strict); },
          .promise = Promise::domain};
}

TEST(Increasing, IsRightOnAllSmallDomains) {
  for (const bool strict : {false, true}) {
    EXPECT_EQ(violation_on_all(increasing_subject(strict), 0, 0, 1), std::nullopt);
    EXPECT_EQ(violation_on_all(increasing_subject(strict), 1, -1, 3), std::nullopt);
    EXPECT_EQ(violation_on_all(increasing_subject(strict), 3, -1, 4), std::nullopt);
  }
}

TEST(Increasing, IsRightOnRandomDomainsAndViews) {
  for (const bool strict : {false, true}) {
    EXPECT_EQ(violation_on_random(increasing_subject(strict), {.arity = 6, .width = 8}, 200), std::nullopt);
    EXPECT_EQ(
        violation_on_random(increasing_subject(strict), {.arity = 4, .width = 4, .with_repeats = true}, 300),
        std::nullopt);
  }
}

TEST(Increasing, PassesBoundsOnAlongTheChain) {
  Store store;
  const IntVar a = store.new_variable(3, 9), b = store.new_variable(1, 9), c = store.new_variable(1, 6);
  store.post(cp::increasing({a, b, c}, true));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(a), 4);
  EXPECT_EQ(store.min(b), 4);
  EXPECT_EQ(store.max(b), 5);
  EXPECT_EQ(store.min(c), 5);
}

TEST(Increasing, LeavesUnboundedVariablesAlone) {
  Store store;
  const IntVar a = store.new_variable(cp::kMinusInfinity, 5), b = store.new_variable(0, cp::kPlusInfinity);
  store.post(cp::increasing({a, b}, false));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(a), 5);
  EXPECT_EQ(store.min(b), 0);
}

}  // namespace
}  // namespace quadrille::test
