#include "flatzinc/windows.h"

#include <gtest/gtest.h>

namespace quadrille::test {
namespace {

using flatzinc::Windows;

using Facts = std::vector<cp::Literal>;

TEST(Windows, GrowUpToTheWidest) {
  cp::Store store;
  const cp::IntVar free = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  const cp::IntVar above = store.new_variable(7, cp::kPlusInfinity);
  const cp::IntVar below = store.new_variable(cp::kMinusInfinity, -7);
  const cp::IntVar far = store.new_variable(5'000'000'000, cp::kPlusInfinity);
  const cp::IntVar bounded = store.new_variable(0, cp::kPlusInfinity);
  const std::vector<cp::IntVar> unbounded{free, above, below, far, bounded};
  ASSERT_TRUE(store.at_most(bounded, 1));
  Windows windows(store, unbounded);
  EXPECT_FALSE(windows.are_empty());
  EXPECT_TRUE(windows.has(free.id()));
  EXPECT_FALSE(windows.has(bounded.id()));
  EXPECT_EQ(windows.facts(),
            (Facts{free.ge(0), free.le(10), above.le(10), below.ge(-10), far.le(5'000'000'010)}));
  ASSERT_TRUE(windows.widen());
  EXPECT_EQ(windows.facts(),
            (Facts{free.ge(-10), free.le(10), above.le(10), below.ge(-10), far.le(5'000'000'010)}));
  while (windows.widen()) EXPECT_TRUE(!windows.are_widest() || windows.facts()[1] == free.le(2'147'483'646));
  EXPECT_TRUE(windows.are_widest());
}

TEST(Windows, DoNotTakeTheEnginesLeastNumberForABound) {
  cp::Store store;
  const cp::IntVar x = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  const std::vector<cp::IntVar> unbounded{x};
  ASSERT_TRUE(store.at_least(x, cp::kMinusInfinity + 5) && store.at_most(x, 3));
  const Windows windows(store, unbounded);
  EXPECT_EQ(windows.facts(), (Facts{x.ge(0)}));
}

TEST(Windows, AreEmptyWhereAllIsBounded) {
  cp::Store store;
  const cp::IntVar x = store.new_variable(-5'000'000'000, 5'000'000'000);
  EXPECT_TRUE(Windows(store, std::vector<cp::IntVar>{}).are_empty());
  EXPECT_TRUE(Windows(store, std::vector<cp::IntVar>{x}).are_empty());
}

}  // namespace
}  // namespace quadrille::test
