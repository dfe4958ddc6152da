#include <gtest/gtest.h>

#include "cp/constraints/sequences.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::AutomatonSteps;
using cp::IntVar;
using cp::Store;
using cp::Value;

/// Words of numbers from 0 to 3 whose state is the sum so far, times the number before, plus one: nearly all
/// beginnings have states of their own. Words whose state is 1 modulo 3 are accepted.
AutomatonSteps sums_of_products() {
  return {.least = 0,
          .greatest = 3,
          .start = 1,
          .next = [](std::size_t state, Value value) -> std::optional<std::size_t> {
            if (state % 5 == 4 && value == 2) return std::nullopt;
            return state * (static_cast<std::size_t>(value) + 1) + 1;
          },
          .accepts = [](std::size_t state) { return state % 3 == 1; }};
}

Subject ahead_subject(std::size_t most_states, Promise promise) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                return cp::regular_ahead(x, sums_of_products(), most_states);
              },
          .promise = promise};
}

TEST(RegularAhead, IsDomainConsistentWhereStatesAreFew) {
  EXPECT_EQ(violation_on_all(ahead_subject(1000, Promise::domain), 0, 0, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(ahead_subject(1000, Promise::domain), 3, 0, 4), std::nullopt);
  EXPECT_EQ(violation_on_random(ahead_subject(1000, Promise::domain), {.arity = 5, .lowest = -1}, 200),
            std::nullopt);
  EXPECT_EQ(violation_on_random(ahead_subject(1000, Promise::domain),
                                {.arity = 5, .lowest = -1, .with_repeats = true}, 200),
            std::nullopt);
}

TEST(RegularAhead, IsRightWhereStatesAreMany) {
  for (const std::size_t most : {1U, 3U, 9U}) {
    EXPECT_EQ(violation_on_all(ahead_subject(most, Promise::checking), 3, 0, 4), std::nullopt);
    EXPECT_EQ(violation_on_random(ahead_subject(most, Promise::checking), {.arity = 6, .lowest = -1}, 200),
              std::nullopt);
    EXPECT_EQ(violation_on_random(ahead_subject(most, Promise::checking),
                                  {.arity = 6, .lowest = -1, .with_repeats = true}, 200),
              std::nullopt);
  }
}

/// 4,000 places and a state for each number up to 4 million would be 16 thousand million nodes.
TEST(RegularAhead, TakesAnAutomatonThatNobodyCanList) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 4000; ++i) x.push_back(store.new_variable(1, 1000));
  const AutomatonSteps sum{.least = 1,
                           .greatest = 1000,
                           .next = [](std::size_t state, Value value) -> std::optional<std::size_t> {
                             const std::size_t to = state + static_cast<std::size_t>(value);
                             return to <= 4003 ? std::optional(to) : std::nullopt;
                           },
                           .accepts = [](std::size_t state) { return state == 4003; }};
  store.post(cp::regular_ahead(x, sum));
  ASSERT_TRUE(store.propagate());
  for (int i = 1; i < 4000; ++i) ASSERT_TRUE(store.assign(x[static_cast<std::size_t>(i)], 1));
  ASSERT_TRUE(store.propagate());
  EXPECT_FALSE(store.is_fixed(x[0]));
  ASSERT_TRUE(store.at_most(x[0], 40));
  ASSERT_TRUE(store.propagate());
  ASSERT_TRUE(store.is_fixed(x[0]));
  EXPECT_EQ(store.value(x[0]), 4);
}

/// 4,000 places with 60 states and 60 values each are 14 million steps.
TEST(RegularAhead, EndsARunAtALimitAndContinues) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 4000; ++i) x.push_back(store.new_variable(0, 59));
  std::uint64_t steps = 0;
  store.post(
      cp::regular_ahead(x, {.least = 0,
                            .greatest = 59,
                            .next = [&steps](std::size_t state, Value value) -> std::optional<std::size_t> {
                              ++steps;
                              return (state + static_cast<std::size_t>(value)) % 60;
                            },
                            .accepts = [](std::size_t state) { return state == 7; }}));
  {
    const Store::Watch watch(store, [] { return true; });
    ASSERT_TRUE(store.propagate());
    EXPECT_TRUE(store.is_cut_short());
    EXPECT_LT(steps, 200'000U);
  }
  for (int i = 1; i < 4000; ++i) ASSERT_TRUE(store.assign(x[static_cast<std::size_t>(i)], 0));
  ASSERT_TRUE(store.propagate());
  ASSERT_TRUE(store.is_fixed(x[0]));
  EXPECT_EQ(store.value(x[0]), 7);
}

}  // namespace
}  // namespace quadrille::test
