#include "cp/constraints/arithmetic.h"

#include <gtest/gtest.h>

#include "cp/constraints.h"

namespace quadrille::cp {
namespace {

TEST(Range, KnowsItsParts) {
  const Range r{-3, 5};
  EXPECT_EQ(negative_part(r).max, -1);
  EXPECT_EQ(positive_part(r).min, 1);
  EXPECT_TRUE(negative_part({2, 5}).is_empty());
  EXPECT_EQ((-r).min, -5);
  EXPECT_EQ((-Range{}).max, kPlusInfinity);
  EXPECT_EQ(hull(Range::none(), r).max, 5);
  EXPECT_FALSE(hull({-3, -1, true}, {1, 5, true}).may_be_zero());
  EXPECT_TRUE(intersection({1, 2}, {3, 4}).is_empty());
}

TEST(Range, CountsWithInfinities) {
  EXPECT_EQ(sum(kPlusInfinity, -5), kPlusInfinity);
  EXPECT_EQ(sum(kPlusInfinity - 2, 5), kPlusInfinity);
  EXPECT_EQ(product(kMinusInfinity, -2), kPlusInfinity);
  EXPECT_EQ(product(kMinusInfinity, 0), 0);
  EXPECT_EQ(product(Value{1} << 40, -(Value{1} << 40)), kMinusInfinity);
  EXPECT_EQ(floor_quotient(-7, 2), -4);
  EXPECT_EQ(ceiling_quotient(-7, 2), -3);
  EXPECT_EQ(floor_quotient(-7, kPlusInfinity), -1);
  EXPECT_EQ(ceiling_quotient(-7, kPlusInfinity), 0);
  EXPECT_EQ(floor_quotient(kPlusInfinity, -3), kMinusInfinity);
  EXPECT_EQ(floor_quotient(kPlusInfinity, kMinusInfinity), 0);
}

TEST(Arithmetic, StatesOnlyTheBoundsThatItNeeds) {
  Store store;
  const IntVar x = store.new_variable(0, 100);
  const IntVar y = store.new_variable(0, 100);
  const IntVar z = store.new_variable(0, 100'000);
  store.post(times(x, y, z));
  ASSERT_TRUE(store.at_least(x, 3) && store.at_most(x, 50) && store.at_least(y, 4) && store.at_most(y, 60));
  ASSERT_TRUE(store.propagate());
  std::vector<Literal> reasons;
  EXPECT_NE(store.explain(z.ge(12), reasons), nullptr);
  EXPECT_EQ(reasons, (std::vector{x.ge(3), y.ge(4)}));
  reasons.clear();
  EXPECT_NE(store.explain(z.le(3000), reasons), nullptr);
  EXPECT_EQ(reasons, (std::vector{x.le(50), y.ge(0), y.le(60)}));
}

}  // namespace
}  // namespace quadrille::cp
