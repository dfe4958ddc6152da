#include "cp/constraints/permutations.h"

#include <gtest/gtest.h>

#include "support/base/refusal.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

/// The first half of the variables against the second.
Subject same_multiset_subject(Promise promise) {
  return {.make =
              [](const Store& store, const std::vector<IntVar>& x) {
                const auto middle = x.begin() + static_cast<std::ptrdiff_t>(x.size() / 2);
                return cp::same_multiset(store, {x.begin(), middle}, {middle, x.end()});
              },
          .promise = promise};
}

TEST(SameMultiset, OfOneVariableOnASideIsDomainConsistent) {
  EXPECT_EQ(violation_on_all(same_multiset_subject(Promise::domain), 0, 1, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(same_multiset_subject(Promise::domain), 2, 1, 4), std::nullopt);
}

TEST(SameMultiset, SettlesTheLastVariable) {
  EXPECT_EQ(violation_on_all(same_multiset_subject(Promise::value), 4, 1, 3), std::nullopt);
  EXPECT_EQ(violation_on_random(same_multiset_subject(Promise::value),
                                {.arity = 4, .width = 4, .plain = true}, 300),
            std::nullopt);
  EXPECT_EQ(violation_on_random(same_multiset_subject(Promise::value),
                                {.arity = 6, .width = 4, .plain = true}, 200),
            std::nullopt);
}

TEST(SameMultiset, CountsAsManyAsThereAre) {
  for (const int count : {1, 2, 3, 4, 7, 8, 15, 16, 31, 32, 63, 64, 127, 128, 200, 255}) {
    SCOPED_TRACE(count);
    const int ones = count / 4;
    Store store;
    std::vector<IntVar> first, second;
    for (int i = 0; i < count; ++i) {
      first.push_back(store.new_variable(0, 63));
      second.push_back(store.new_variable(0, 63));
      ASSERT_TRUE(store.keep(first.back().id(), i < count - ones ? 0b01 : 0b11, 0));
      ASSERT_TRUE(store.keep(second.back().id(), i < ones ? 0b10 : 0b11, 0));
    }
    store.post(cp::same_multiset(store, first, second));
    ASSERT_TRUE(store.propagate());
    // So many zeros on one side; the other side can have no more than that, so it must, and the first no
    // more.
    EXPECT_EQ(store.value(second.back()), 0);
    EXPECT_EQ(store.value(first.back()), ones > 0 ? 1 : 0);
  }
}

TEST(SameMultiset, RemovesWhatTheOtherSideLacks) {
  Store store;
  const IntVar a = store.new_variable(1, 9), b = store.new_variable(1, 9);
  const IntVar c = store.new_variable(1, 9), d = store.new_variable(1, 9);
  store.post(cp::same_multiset(store, {a, b}, {c, d}));
  ASSERT_TRUE(store.at_most(a, 5) && store.at_most(b, 4) && store.at_least(c, 3));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(c), 5);
  EXPECT_EQ(store.max(d), 5);
  ASSERT_TRUE(store.remove(d, 5) && store.assign(a, 5));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(c), 5);
}

/// Half of the variables on either side are 1, the others 0 or 1: these must be as many on both sides.
TEST(SameMultiset, CountsAsManyVariablesAsThereMayBe) {
  for (const std::size_t count : {255U, 256U, 511U, 4096U, 8191U}) {
    Store store;
    std::vector<IntVar> first, second;
    for (std::size_t i = 0; i < count; ++i) {
      first.push_back(store.new_variable(0, i % 2 == 0 ? 1 : 0));
      second.push_back(store.new_variable(0, 1));
      ASSERT_TRUE(store.at_least(first.back(), i % 2 == 0 ? 1 : 0));
    }
    store.post(cp::same_multiset(store, first, second));
    ASSERT_TRUE(store.propagate()) << count;
    const std::size_t ones = (count + 1) / 2;
    for (std::size_t i = 0; i < ones; ++i) ASSERT_TRUE(store.assign(second[i], 1));
    ASSERT_TRUE(store.propagate()) << count;
    EXPECT_EQ(store.value(second.back()), 0) << count;
    store.push();
    ASSERT_FALSE(store.is_fixed(second.back()) && store.assign(second.back(), 1)) << count;
  }
}

TEST(SameMultiset, RefusesMoreVariablesThanItCanCount) {
  Store store;
  const std::vector<IntVar> many(cp::kMostInMultiset + 1, store.new_variable(0, 1));
  EXPECT_EQ(refusal([&] { static_cast<void>(cp::same_multiset(store, many, many)); }),
            "same_multiset: found 8192 variables, expected at most 8191");
}

}  // namespace
}  // namespace quadrille::test
