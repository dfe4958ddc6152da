#include "flatzinc/int_set.h"

#include <gtest/gtest.h>

namespace quadrille::test {
namespace {

using flatzinc::IntSet;
using flatzinc::Range;

TEST(IntSet, JoinsWhatLiesSideBySide) {
  const IntSet set({5, 1, 2, 2, 7, 6});
  EXPECT_EQ(set.ranges(), (std::vector<Range>{{1, 2}, {5, 7}}));
  EXPECT_TRUE(set.contains(6));
  EXPECT_FALSE(set.contains(3));
  EXPECT_FALSE(set.contains(8));
  EXPECT_TRUE(IntSet(3, 2).is_empty());
}

TEST(IntSet, IntersectsAndMirrors) {
  const IntSet set({1, 2, 5, 6, 7});
  EXPECT_EQ(set & IntSet(2, 5), IntSet(std::vector<flatzinc::Value>{2, 5}));
  EXPECT_EQ(set & IntSet({3, 4, 9}), IntSet());
  EXPECT_EQ(set & IntSet::all(), set);
  EXPECT_EQ(IntSet({0, 3, 4}).mirrored(1), IntSet({1, -2, -3}));
  EXPECT_EQ(IntSet::all().mirrored(1), IntSet::all());
  EXPECT_FALSE(IntSet::all().is_finite());
}

TEST(IntSet, ListsItsValues) {
  std::vector<flatzinc::Value> values;
  IntSet({4, 2, 3, 8}).for_each([&](flatzinc::Value v) { values.push_back(v); });
  EXPECT_EQ(values, (std::vector<flatzinc::Value>{2, 3, 4, 8}));
}

}  // namespace
}  // namespace quadrille::test
