#include "cp/int_var.h"

#include <gtest/gtest.h>

namespace quadrille::cp {
namespace {

const IntVar kX(3);

TEST(IntVar, CountsAsItsView) {
  EXPECT_EQ(kX.from_base(5), 5);
  EXPECT_EQ((kX + 2).from_base(5), 7);
  EXPECT_EQ((kX - 2).from_base(5), 3);
  EXPECT_EQ((-kX).from_base(5), -5);
  EXPECT_EQ((-kX + 2).from_base(5), -3);
  EXPECT_EQ((-(kX + 2)).from_base(5), -7);
  EXPECT_EQ(-(-(kX + 2)), kX + 2);
}

TEST(IntVar, FindsTheWayBack) {
  for (const IntVar view : {kX, kX + 9, -kX, -kX - 4, -(-kX + 1)})
    for (Value v = -3; v <= 3; ++v) EXPECT_EQ(view.to_base(view.from_base(v)), v);
}

TEST(IntVar, IsPlainOnlyAsItself) {
  EXPECT_TRUE(kX.is_plain());
  EXPECT_TRUE((kX + 1 - 1).is_plain());
  EXPECT_FALSE((kX + 1).is_plain());
  EXPECT_FALSE((-kX).is_plain());
}

TEST(IntVar, StatesFactsOfTheVariableBehindIt) {
  for (const IntVar view : {kX, kX + 2, -kX, -kX + 2}) {
    for (Value v = -5; v <= 5; ++v) {
      for (Value base = -9; base <= 9; ++base) {
        const Value value = view.from_base(base);
        EXPECT_EQ(view.eq(v).holds_for(base), value == v);
        EXPECT_EQ(view.ne(v).holds_for(base), value != v);
        EXPECT_EQ(view.ge(v).holds_for(base), value >= v);
        EXPECT_EQ(view.le(v).holds_for(base), value <= v);
        EXPECT_EQ(view.seen(view.ge(v)), std::pair(Relation::at_least, v));
        EXPECT_EQ(view.seen(view.ne(v)), std::pair(Relation::not_equal, v));
      }
    }
    EXPECT_EQ(view.eq(0).variable, 3U);
  }
}

TEST(IntVar, TakesInfinitiesOver) {
  EXPECT_EQ((kX + 5).from_base(kPlusInfinity), kPlusInfinity);
  EXPECT_EQ((kX + 5).to_base(kMinusInfinity), kMinusInfinity);
  EXPECT_EQ((-kX + 5).from_base(kPlusInfinity), kMinusInfinity);
  EXPECT_EQ((-kX + 5).to_base(kMinusInfinity), kPlusInfinity);
}

TEST(IntVar, LeadsWhatNoValueReachesToAnInfinity) {
  EXPECT_EQ((kX - 5).to_base(kPlusInfinity - 2), kPlusInfinity);
  EXPECT_EQ((kX + 5).to_base(kMinusInfinity + 2), kMinusInfinity);
  EXPECT_EQ((-kX + 5).to_base(kMinusInfinity + 2), kPlusInfinity);
  EXPECT_EQ((-kX - 5).to_base(kPlusInfinity - 2), kMinusInfinity);
}

}  // namespace
}  // namespace quadrille::cp
