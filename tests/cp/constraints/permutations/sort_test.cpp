#include <gtest/gtest.h>

#include "cp/constraints/permutations.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

const Subject kSort{.make = [](const Store&, const std::vector<IntVar>& x) {
  const auto middle = x.begin() + static_cast<std::ptrdiff_t>(x.size() / 2);
  return cp::sort({x.begin(), middle}, {middle, x.end()});
}};

TEST(Sort, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(kSort, 0, 0, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(kSort, 2, -1, 4), std::nullopt);
  EXPECT_EQ(violation_on_all(kSort, 4, -1, 3), std::nullopt);
}

TEST(Sort, IsRightOnRandomDomainsAndViews) {
  EXPECT_EQ(violation_on_random(kSort, {.arity = 6, .width = 4}, 400), std::nullopt);
  EXPECT_EQ(violation_on_random(kSort, {.arity = 6, .width = 4, .with_repeats = true}, 400), std::nullopt);
}

TEST(Sort, SharesBoundsAcrossBothSides) {
  Store store;
  const auto any = [&] { return store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity); };
  const std::vector<IntVar> x{store.new_variable(7, 9), any(), store.new_variable(2, 3)};
  const std::vector<IntVar> y{any(), any(), store.new_variable(0, 8)};
  store.post(cp::sort(x, y));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(x[1]), 8);
  EXPECT_EQ(store.max(x[0]), 8);
  EXPECT_EQ(store.max(y[0]), 3);
  EXPECT_EQ(store.min(y[1]), 2);
  EXPECT_EQ(store.min(y[2]), 7);
  ASSERT_TRUE(store.at_least(y[0], 3) && store.propagate());
  EXPECT_EQ(store.min(x[1]), 3);
  EXPECT_EQ(store.value(x[2]), 3);
}

}  // namespace
}  // namespace quadrille::test
