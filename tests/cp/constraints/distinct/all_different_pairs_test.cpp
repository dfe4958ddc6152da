#include <gtest/gtest.h>

#include "cp/constraints/distinct.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

/// The variables in pairs, in order.
Subject pairs_subject() {
  return {.make =
              [](const Store&, const std::vector<IntVar>& x) {
                std::vector<std::pair<IntVar, IntVar>> pairs;
                for (std::size_t i = 0; i < x.size(); i += 2) pairs.emplace_back(x[i], x[i + 1]);
                return cp::all_different_pairs(pairs);
              },
          .promise = Promise::value};
}

TEST(AllDifferentPairs, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(pairs_subject(), 2, 1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(pairs_subject(), 4, 1, 3), std::nullopt);
}

TEST(AllDifferentPairs, IsRightOnRandomDomains) {
  for (const std::size_t arity : {4U, 6U, 8U})
    EXPECT_EQ(violation_on_random(pairs_subject(), {.arity = arity, .width = 3}, rounds(100)), std::nullopt);
}

TEST(AllDifferentPairs, TakesWhatWouldMakeTwoPairsAlikeAndLooksAgain) {
  Store store;
  std::vector<std::pair<IntVar, IntVar>> pairs;
  for (int i = 0; i < 4; ++i) pairs.emplace_back(store.new_variable(1, 2), store.new_variable(1, 9));
  store.post(cp::all_different_pairs(pairs));
  ASSERT_TRUE(store.propagate());
  // (1, 5), ({1 2}, 5), ({1 2}, 7), (2, {5 7})
  ASSERT_TRUE(store.assign(pairs[0].first, 1) && store.assign(pairs[0].second, 5));
  ASSERT_TRUE(store.assign(pairs[1].second, 5) && store.assign(pairs[2].second, 7));
  ASSERT_TRUE(store.assign(pairs[3].first, 2) && store.at_least(pairs[3].second, 5) &&
              store.at_most(pairs[3].second, 7) && store.remove(pairs[3].second, 6));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(pairs[1].first), 2);   // not as the first pair
  EXPECT_EQ(store.value(pairs[3].second), 7);  // so not as the second
  EXPECT_EQ(store.value(pairs[2].first), 1);   // so not as the fourth
}

}  // namespace
}  // namespace quadrille::test
