#include <gtest/gtest.h>

#include <algorithm>

#include "cp/constraints/sequences.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

/// x <= y <= z by the values 0, 1 and 4: a node for each least value that is still allowed.
const std::vector<std::vector<cp::Transition>> kIncreasing{
    {{0, 0, 0}, {0, 1, 1}, {0, 4, 4}},
    {{0, 0, 0}, {0, 1, 1}, {0, 4, 4}, {1, 1, 1}, {1, 4, 4}, {4, 4, 4}},
    {{0, 0, 0}, {0, 1, 0}, {0, 4, 0}, {1, 1, 0}, {1, 4, 0}, {4, 4, 0}, {4, 9, 3}}};

const Subject kMdd{
    .make = [](const Store& store, const std::vector<IntVar>& x) { return cp::mdd(store, x, kIncreasing); },
    .promise = Promise::domain};

TEST(Mdd, IsRightOnAllSmallDomains) { EXPECT_EQ(violation_on_all(kMdd, 3, 0, 5), std::nullopt); }

TEST(Mdd, IsRightOnRandomDomainsAndViews) {
  EXPECT_EQ(violation_on_random(kMdd, {.arity = 3, .width = 6, .lowest = -1}, 200), std::nullopt);
  EXPECT_EQ(violation_on_random(kMdd, {.arity = 3, .width = 6, .lowest = -1, .with_repeats = true}, 200),
            std::nullopt);
}

TEST(Mdd, HasItsMeaning) {
  for (cp::Value v = 0; v < 1000; ++v) {
    const cp::Value digits[] = {v / 100, v / 10 % 10, v % 10};
    Store store;
    std::vector<IntVar> x;
    for (const cp::Value d : digits) x.push_back(store.new_variable(d, d));
    store.post(cp::mdd(store, x, kIncreasing));
    const bool is_known = std::ranges::all_of(digits, [](cp::Value d) { return d == 0 || d == 1 || d == 4; });
    EXPECT_EQ(store.propagate(), is_known && std::ranges::is_sorted(digits)) << v;
  }
}

TEST(Mdd, TakesNoVariables) {
  Store store;
  store.post(cp::mdd(store, {}, {}));
  EXPECT_TRUE(store.propagate());
  store.post(cp::mdd(store, {store.new_boolean()}, {{}}));
  EXPECT_FALSE(store.propagate());
}

}  // namespace
}  // namespace quadrille::test
