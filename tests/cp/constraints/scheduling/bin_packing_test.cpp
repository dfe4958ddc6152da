#include <gtest/gtest.h>

#include "cp/constraints/scheduling.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

/// The last variables are the items' bins, the others the loads.
Subject bin_packing_subject(std::vector<Value> weights) {
  return {.make = [=](const Store&, const std::vector<IntVar>& x) {
    const auto middle = x.end() - static_cast<std::ptrdiff_t>(weights.size());
    return cp::bin_packing({x.begin(), middle}, {middle, x.end()}, weights);
  }};
}

TEST(BinPacking, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(bin_packing_subject({}), 0, 0, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(bin_packing_subject({}), 2, -1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(bin_packing_subject({2}), 1, -1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(bin_packing_subject({1, 2}), 4, 0, 3), std::nullopt);
}

TEST(BinPacking, IsRightOnRandomDomainsAndViews) {
  Random random(17);
  for (int i = 0; i < 300; ++i) {
    std::vector<Value> weights;
    for (std::uint64_t n = 2 + random.below(3); n > 0; --n)
      weights.push_back(static_cast<Value>(random.below(4)));
    const std::size_t arity = weights.size() + 2 + random.below(2);
    const SettingShape shape{.arity = arity, .width = 4, .lowest = -1, .with_repeats = i % 3 == 0};
    EXPECT_EQ(violation_on_random(bin_packing_subject(weights), shape, 4, random.next()), std::nullopt);
  }
}

TEST(BinPacking, IsRightForItemsThatFillTheBins) {
  Random random(19);
  for (int i = 0; i < rounds(600); ++i) {
    std::vector<Value> weights;
    for (int k = 0; k < 5; ++k) weights.push_back(1 + static_cast<Value>(random.below(3)));
    Setting setting;
    for (std::size_t b = 0; b < 3; ++b) {
      setting.variables.push_back({{2, 3, 4}});
      setting.arguments.push_back({b});
    }
    for (std::size_t k = 3; k < 8; ++k) {
      setting.variables.push_back({{0, 1, 2}});
      setting.arguments.push_back({k});
    }
    EXPECT_EQ(violation(bin_packing_subject(weights), setting, 12, random), std::nullopt);
  }
}

TEST(BinPacking, AddsUpBeyondAllValues) {
  Store store;
  const Value huge = cp::kPlusInfinity - 1;
  const std::vector<IntVar> loads{store.new_variable(0, cp::kPlusInfinity),
                                  store.new_variable(0, cp::kPlusInfinity)};
  const std::vector<IntVar> bins{store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity),
                                 store.new_variable(0, 1)};
  store.post(cp::bin_packing(loads, bins, {huge, huge}));
  ASSERT_TRUE(store.propagate());
  ASSERT_TRUE(store.assign(bins[0], 1) && store.propagate());
  EXPECT_EQ(store.value(bins[1]), 0);
  EXPECT_EQ(store.value(loads[0]), huge);
}

}  // namespace
}  // namespace quadrille::test
