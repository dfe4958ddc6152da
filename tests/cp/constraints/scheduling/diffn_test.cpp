#include <gtest/gtest.h>

#include "cp/constraints/scheduling.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

/// For each box its places, then for each its sizes.
Subject diffn_subject(std::size_t dimensions, bool strict) {
  return {.make = [=](const Store&, const std::vector<IntVar>& x) {
    std::vector<std::vector<IntVar>> places;
    std::vector<std::vector<IntVar>> sizes;
    const std::size_t half = x.size() / 2;
    for (std::size_t i = 0; i < half; ++i) {
      if (i % dimensions == 0) {
        places.emplace_back();
        sizes.emplace_back();
      }
      places.back().push_back(x[i]);
      sizes.back().push_back(x[half + i]);
    }
    return cp::diffn(places, sizes, strict);
  }};
}

TEST(Diffn, IsRightOnAllSmallDomains) {
  for (const bool strict : {false, true}) {
    EXPECT_EQ(violation_on_all(diffn_subject(1, strict), 0, 0, 1), std::nullopt);
    EXPECT_EQ(violation_on_all(diffn_subject(1, strict), 4, -1, 3), std::nullopt);
  }
}

TEST(Diffn, IsRightOnRandomDomainsAndViews) {
  for (const bool strict : {false, true}) {
    EXPECT_EQ(violation_on_random(diffn_subject(2, strict), {.arity = 8, .width = 3, .lowest = 0}, 200),
              std::nullopt);
    EXPECT_EQ(violation_on_random(diffn_subject(2, strict),
                                  {.arity = 8, .width = 3, .lowest = -1, .with_repeats = true}, 300),
              std::nullopt);
  }
}

TEST(Diffn, IsRightForFixedSizes) {
  Random random(13);
  for (int i = 0; i < rounds(600); ++i) {
    const std::size_t dimensions = 1 + random.below(3);
    const std::size_t arity = dimensions * (dimensions == 3 ? 2 : dimensions == 2 ? 3 : 5);
    const Setting places = random_setting({.arity = arity, .width = 4, .with_repeats = i % 5 == 0}, random);
    std::vector<Value> sizes;
    while (sizes.size() < arity) sizes.push_back(static_cast<Value>(random.below(4)));
    EXPECT_EQ(violation(diffn_subject(dimensions, i % 2 == 0), with_constants(places, sizes), 10, random),
              std::nullopt);
  }
}

TEST(Diffn, TakesUnboundedAndExtremePlaces) {
  Store store;
  const Value far = cp::kPlusInfinity - 1;
  const IntVar any = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  const IntVar late = store.new_variable(far - 1, far);
  const IntVar size = store.new_variable(far, far);
  const IntVar zero = store.new_variable(0, 0);
  store.post(cp::diffn({{any, zero}, {late, zero}}, {{size, size}, {size, size}}, true));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(any), 0);
}

/// Explanations must tell which of 80,000 ways to keep apart is left.
TEST(Diffn, TakesAsManyDimensionsAsThereAre) {
  constexpr std::size_t kDimensions = 20'000;
  for (const bool strict : {false, true}) {
    Store store;
    const IntVar zero = store.new_variable(0, 0), two = store.new_variable(2, 2);
    std::vector<IntVar> here(kDimensions, zero), there(kDimensions, zero);
    const std::vector<IntVar> sizes(kDimensions, two);
    const IntVar x = store.new_variable(0, 9);
    there.back() = x;
    store.push();
    store.post(cp::diffn({here, there}, {sizes, sizes}, strict));
    ASSERT_TRUE(store.propagate());
    EXPECT_EQ(store.min(x), 2);
    std::vector<cp::Literal> reasons;
    ASSERT_NE(store.explain(x.ge(2), reasons), nullptr);
    for (const cp::Literal reason : reasons) EXPECT_EQ(store.truth(reason), Store::Truth::yes);
  }
}

}  // namespace
}  // namespace quadrille::test
