#include <gtest/gtest.h>

#include "cp/constraints/distinct/all_different.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

const Subject kValue{
    .make = [](const Store&, const std::vector<IntVar>& x) { return cp::all_different_value(x); },
    .promise = Promise::value};

TEST(AllDifferentValue, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(kValue, 3, 1, 3), std::nullopt);
}

TEST(AllDifferentValue, IsRightOnRandomDomains) {
  EXPECT_EQ(violation_on_random(kValue, {.arity = 4}, 300), std::nullopt);
  EXPECT_EQ(violation_on_random(kValue, {.arity = 5, .width = 6}, 50), std::nullopt);
}

TEST(AllDifferentValue, IsRightOnRepeatedVariables) {
  EXPECT_EQ(violation_on_random(kValue, {.arity = 5, .width = 3, .with_repeats = true}, 1000), std::nullopt);
}

TEST(AllDifferentValue, TakesNoneAndOne) {
  EXPECT_EQ(violation_on_all(kValue, 0, 1, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(kValue, 1, 1, 3), std::nullopt);
}

TEST(AllDifferentValue, TakesEachFixedValueFromAllOthers) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 4; ++i) x.push_back(store.new_variable(0, 9000));
  x.push_back(store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity));
  store.post(cp::all_different_value(x));
  ASSERT_TRUE(store.assign(x[2], 5));
  ASSERT_TRUE(store.propagate());
  for (const std::size_t i : {0U, 1U, 3U, 4U}) EXPECT_FALSE(store.contains(x[i], 5));
}

}  // namespace
}  // namespace quadrille::test
