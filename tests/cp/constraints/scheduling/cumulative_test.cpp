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

/// Over starts, durations, demands and capacity.
const Subject kCumulative{.make = [](const Store&, const std::vector<IntVar>& x) {
  const auto at = [&, count = x.size() / 3](std::size_t i) {
    return x.begin() + static_cast<std::ptrdiff_t>(i * count);
  };
  return cp::cumulative({at(0), at(1)}, {at(1), at(2)}, {at(2), at(3)}, x.back());
}};

TEST(Cumulative, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(kCumulative, 1, -1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(kCumulative, 4, -1, 3), std::nullopt);
}

TEST(Cumulative, IsRightOnRandomDomainsAndViews) {
  EXPECT_EQ(violation_on_random(kCumulative, {.arity = 7, .width = 3, .lowest = 0}, 1000), std::nullopt);
  EXPECT_EQ(
      violation_on_random(kCumulative, {.arity = 7, .width = 3, .lowest = 0, .with_repeats = true}, 300),
      std::nullopt);
}

std::vector<Value> random_constants(std::size_t count, Random& random) {
  std::vector<Value> constants;
  for (std::size_t i = 0; i < count; ++i) constants.push_back(static_cast<Value>(random.below(4)));
  return constants;
}

TEST(Cumulative, IsRightForFixedTasks) {
  Random random(5);
  for (int i = 0; i < rounds(1000); ++i) {
    const bool with_repeats = i % 5 == 0;
    const Setting starts = random_setting({.arity = 4, .width = 6, .with_repeats = with_repeats}, random);
    EXPECT_EQ(violation(kCumulative, with_constants(starts, random_constants(9, random)), 12, random),
              std::nullopt);
  }
}

TEST(Cumulative, StartsATaskBehindALongProfileAtOnce) {
  constexpr Value kLong = 1'000'000'000'000'000'000;
  Store store;
  const IntVar first = store.new_variable(5, 5);
  const IntVar second = store.new_variable(0, 4 * kLong);
  const IntVar before = store.new_variable(-kLong, 6);
  const IntVar length = store.new_variable(kLong, kLong);
  const IntVar one = store.new_variable(1, 1);
  store.post(cp::cumulative({first, second, before}, {length, one, one}, {one, one, one}, one));
  ASSERT_TRUE(store.at_least(second, 5) && store.propagate());
  EXPECT_EQ(store.min(second), kLong + 5);
  EXPECT_EQ(store.max(before), 4);
  std::vector<cp::Literal> reasons;
  EXPECT_NE(store.explain(second.ge(kLong + 5), reasons), nullptr);
  EXPECT_FALSE(reasons.empty());
}

TEST(Cumulative, TakesUnboundedAndExtremeTimes) {
  Store store;
  const IntVar any = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  const IntVar late = store.new_variable(cp::kPlusInfinity - 3, cp::kPlusInfinity - 1);
  const IntVar duration = store.new_variable(0, cp::kPlusInfinity);
  const IntVar demand = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  store.post(cp::cumulative({any, late}, {duration, duration}, {demand, demand}, store.new_variable(-5, 3)));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(demand), 0);
  ASSERT_TRUE(store.assign(duration, cp::kPlusInfinity - 1) && store.assign(demand, 2) && store.propagate());
  EXPECT_EQ(store.max(any), 0);
  ASSERT_TRUE(store.assign(any, 0) && store.propagate());
  EXPECT_EQ(store.min(late), cp::kPlusInfinity - 1);
}

/// The number of ways to pack tasks of length and demand 1, 2, 3 into 4 times of a capacity.
TEST(Cumulative, CountsAsManyPlacementsAsThereAre) {
  std::uint64_t expected = 0;
  for (int code = 0; code < 64; ++code) {
    const int start[] = {code % 4, code / 4 % 4, code / 16};
    bool fits = true;
    for (int time = 0; time < 7; ++time) {
      int sum = 0;
      for (int i = 0; i < 3; ++i) sum += start[i] <= time && time < start[i] + i + 1 ? i + 1 : 0;
      fits = fits && sum <= 4;
    }
    expected += fits ? 1 : 0;
  }
  Store store;
  std::vector<IntVar> starts;
  std::vector<IntVar> sizes;
  for (int i = 0; i < 3; ++i) {
    starts.push_back(store.new_variable(0, 3));
    sizes.push_back(store.new_variable(i + 1, i + 1));
  }
  store.post(cp::cumulative(starts, sizes, sizes, store.new_variable(4, 4)));
  cp::Search search(store, {{starts}});
  std::uint64_t count = 0;
  while (search.next() == cp::Search::Result::solution) ++count;
  EXPECT_EQ(count, expected);
}

}  // namespace
}  // namespace quadrille::test
