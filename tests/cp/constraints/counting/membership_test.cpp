#include "cp/constraints/counting/membership.h"

#include <gtest/gtest.h>

namespace quadrille::cp {
namespace {

using Truth = Store::Truth;

TEST(Membership, MergesIntervals) {
  const Membership set({{5, 7}, {1, 2}, {9, 8}, {3, 4}, {6, 9}, {20, kPlusInfinity}});
  for (Value v = -3; v < 30; ++v) EXPECT_EQ(set.contains(v), (1 <= v && v <= 9) || v >= 20) << v;
  EXPECT_FALSE(Membership({}).contains(0));
}

TEST(Membership, KnowsWhatIsDecided) {
  const Membership set({{5, 7}, {20, kPlusInfinity}});
  Store store;
  EXPECT_EQ(set.truth(store, store.new_variable(5, 6)), Truth::yes);
  EXPECT_EQ(set.truth(store, store.new_variable(8, 19)), Truth::no);
  EXPECT_EQ(set.truth(store, store.new_variable(8, 20)), Truth::open);
  EXPECT_EQ(set.truth(store, store.new_variable(30, kPlusInfinity)), Truth::yes);
  EXPECT_EQ(set.truth(store, -store.new_variable(kMinusInfinity, -25)), Truth::yes);
  EXPECT_EQ(set.truth(store, new_variable(store, std::vector<Value>{6, 30, 31})), Truth::yes);
}

TEST(Membership, ConfinesUnboundedVariables) {
  const Membership set({{kMinusInfinity, 3}, {1'000'000'000'000, 1'000'000'000'005}});
  Store store;
  const IntVar x = store.new_variable(kMinusInfinity, kPlusInfinity);
  ASSERT_TRUE(set.confine(store, x, true, 0));
  EXPECT_EQ(store.max(x), 1'000'000'000'005);
  ASSERT_TRUE(store.at_least(x, 4));
  ASSERT_TRUE(set.confine(store, x, true, 0));
  EXPECT_EQ(store.min(x), 1'000'000'000'000);
  EXPECT_FALSE(set.confine(store, x, false, 0));
}

}  // namespace
}  // namespace quadrille::cp
