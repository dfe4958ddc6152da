#include <gtest/gtest.h>

#include "cp/constraints/arithmetic.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Store;

Subject absolute_subject(Promise promise) {
  return {.make = [](const Store&, const std::vector<IntVar>& x) { return cp::absolute(x[0], x[1]); },
          .promise = promise};
}

TEST(Absolute, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(absolute_subject(Promise::domain), 2, -3, 6), std::nullopt);
}

TEST(Absolute, IsRightOnRandomDomainsAndViews) {
  for (const Promise promise : {Promise::bounds, Promise::domain}) {
    EXPECT_EQ(violation_on_random(absolute_subject(promise), {.arity = 2, .width = 9, .lowest = -6}, 500),
              std::nullopt);
    const SettingShape repeated{.arity = 2, .width = 9, .lowest = -6, .with_repeats = true};
    EXPECT_EQ(violation_on_random(absolute_subject(promise), repeated, 500), std::nullopt);
  }
}

TEST(Absolute, TakesUnboundedAndExtremeValues) {
  Store store;
  const IntVar x = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar z = store.new_variable(kMinusInfinity, kPlusInfinity);
  store.post(cp::absolute(x, z));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(z), 0);
  EXPECT_EQ(store.max(z), kPlusInfinity);
  ASSERT_TRUE(store.assign(z, kPlusInfinity - 1) && store.at_most(x, 0));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(x), kMinusInfinity + 2);
}

}  // namespace
}  // namespace quadrille::test
