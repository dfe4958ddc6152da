#include <gtest/gtest.h>

#include "cp/constraints/scheduling.h"
#include "cp/search/search.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

/// Over starts, then durations.
Subject disjunctive_subject(bool strict) {
  return {.make = [=](const Store&, const std::vector<IntVar>& x) {
    const auto middle = x.begin() + static_cast<std::ptrdiff_t>(x.size() / 2);
    return cp::disjunctive({x.begin(), middle}, {middle, x.end()}, strict);
  }};
}

TEST(Disjunctive, IsRightOnAllSmallDomains) {
  for (const bool strict : {false, true}) {
    EXPECT_EQ(violation_on_all(disjunctive_subject(strict), 0, 0, 1), std::nullopt);
    EXPECT_EQ(violation_on_all(disjunctive_subject(strict), 4, -1, 3), std::nullopt);
  }
}

TEST(Disjunctive, IsRightOnRandomDomainsAndViews) {
  for (const bool strict : {false, true}) {
    EXPECT_EQ(violation_on_random(disjunctive_subject(strict), {.arity = 6, .width = 4, .lowest = -1}, 300),
              std::nullopt);
    EXPECT_EQ(violation_on_random(disjunctive_subject(strict),
                                  {.arity = 6, .width = 4, .lowest = 0, .with_repeats = true}, 300),
              std::nullopt);
  }
}

TEST(Disjunctive, IsRightForFixedDurations) {
  Random random(11);
  for (int i = 0; i < rounds(1500); ++i) {
    const bool with_repeats = i % 5 == 0;
    const std::size_t count = 3 + random.below(3);
    const Setting starts =
        random_setting({.arity = count, .width = count == 5 ? 6 : 8, .with_repeats = with_repeats}, random);
    std::vector<Value> durations;
    while (durations.size() < count) durations.push_back(static_cast<Value>(random.below(4)));
    EXPECT_EQ(violation(disjunctive_subject(i % 2 == 0), with_constants(starts, durations), 10, random),
              std::nullopt);
  }
}

struct Shop {
  Store store;
  std::vector<IntVar> starts, durations;

  void add(Value min, Value max, Value duration) {
    starts.push_back(store.new_variable(min, max));
    durations.push_back(store.new_variable(duration, duration));
  }
  [[nodiscard]] bool propagate() {
    store.post(cp::disjunctive(starts, durations, true));
    return store.propagate();
  }
};

TEST(Disjunctive, FindsEdges) {
  Shop shop;  // the first three fill 4 .. 12, but for two
  shop.add(4, 8, 2);
  shop.add(4, 9, 2);
  shop.add(5, 10, 2);
  shop.add(3, 20, 4);
  ASSERT_TRUE(shop.propagate());
  EXPECT_EQ(shop.store.min(shop.starts[3]), 10);
}

TEST(Disjunctive, SeesAnOverload) {
  Shop shop;
  shop.add(0, 4, 3);
  shop.add(1, 4, 3);
  shop.add(0, 5, 2);
  EXPECT_FALSE(shop.propagate());
}

TEST(Disjunctive, ShortensWhatGoesBefore) {
  Store store;
  const IntVar start = store.new_variable(2, 3);
  const IntVar duration = store.new_variable(1, 100);
  const IntVar next = store.new_variable(3, 9);
  store.post(cp::disjunctive({start, next}, {duration, store.new_variable(2, 2)}, false));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(duration), 7);
}

TEST(Disjunctive, ShortensWhatGoesBeforeTheFirstTaskOfTheList) {
  Store store;
  const IntVar start = store.new_variable(2, 3);
  const IntVar duration = store.new_variable(1, 100);
  const IntVar next = store.new_variable(3, 9);
  store.post(cp::disjunctive({next, start}, {store.new_variable(2, 2), duration}, false));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(duration), 7);
}

TEST(Disjunctive, TakesUnboundedAndExtremeTimes) {
  Store store;
  const auto any = [&] { return store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity); };
  const IntVar late = store.new_variable(cp::kPlusInfinity - 2, cp::kPlusInfinity - 1);
  const IntVar other = any();
  const IntVar duration = any();
  store.post(cp::disjunctive({late, other}, {duration, duration}, false));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(duration), 0);
  ASSERT_TRUE(store.assign(duration, cp::kPlusInfinity - 1) && store.propagate());
  EXPECT_EQ(store.max(other), 0);
}

}  // namespace
}  // namespace quadrille::test
