#include "cp/constraints/all_different.h"

#include <gtest/gtest.h>

#include "support/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

const Subject kBounds{
    .make = [](const Store&, const std::vector<IntVar>& x) { return cp::all_different_bounds(x); },
    .promise = Promise::bounds};

TEST(AllDifferentBounds, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(kBounds, 3, 1, 3), std::nullopt);
}

TEST(AllDifferentBounds, IsRightOnRandomDomains) {
  EXPECT_EQ(violation_on_random(kBounds, {.arity = 4}, 300), std::nullopt);
  EXPECT_EQ(violation_on_random(kBounds, {.arity = 5, .width = 6}, 100), std::nullopt);
}

TEST(AllDifferentBounds, IsRightOnRepeatedVariables) {
  EXPECT_EQ(violation_on_random(kBounds, {.arity = 4, .with_repeats = true}, 400), std::nullopt);
}

TEST(AllDifferentBoundsSlow, IsRightOnManyDomains) {
  EXPECT_EQ(violation_on_all(kBounds, 3, 1, 4), std::nullopt);
  EXPECT_EQ(violation_on_random(kBounds, {.arity = 5, .width = 6}, 2000, 2), std::nullopt);
  EXPECT_EQ(violation_on_random(kBounds, {.arity = 5, .with_repeats = true}, 2000, 3), std::nullopt);
}

TEST(AllDifferentBounds, TakesNoneAndOne) {
  EXPECT_EQ(violation_on_all(kBounds, 0, 1, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(kBounds, 1, 1, 3), std::nullopt);
}

}  // namespace
}  // namespace quadrille::test
