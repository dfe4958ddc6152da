#include "modelling/interval_set.h"

#include <gtest/gtest.h>

#include <set>

namespace quadrille::test {
namespace {

using namespace quadrille::modelling;

constexpr Value kFrom = -2;
constexpr Value kTo = 4;

std::set<Value> members_of(const IntervalSet& set) {
  std::set<Value> values;
  for (Value v = kFrom; v <= kTo; ++v)
    if (contains(set, v)) values.insert(v);
  return values;
}

IntervalSet set_of_bits(unsigned bits) {
  IntervalSet set;
  for (Value v = kTo; v >= kFrom; --v)
    if ((bits >> (v - kFrom) & 1U) != 0) set.push_back({v, v});
  return normalised(set);
}

bool is_normal(const IntervalSet& set) {
  for (std::size_t i = 0; i < set.size(); ++i)
    if (set[i].min > set[i].max || (i > 0 && set[i].min <= set[i - 1].max + 1)) return false;
  return true;
}

TEST(IntervalSet, SetsOfPointsAreNormalised) {
  for (unsigned bits = 0; bits < 128; ++bits) {
    const IntervalSet set = set_of_bits(bits);
    EXPECT_TRUE(is_normal(set));
    EXPECT_EQ(members_of(set).size(), static_cast<std::size_t>(__builtin_popcount(bits)));
  }
}

TEST(IntervalSet, NormalisingLeavesOutEmptyOnesAndJoinsWhatOverlaps) {
  EXPECT_EQ(normalised({{5, 3}, {7, 9}, {1, 2}, {8, 12}, {3, 3}}), (IntervalSet{{1, 3}, {7, 12}}));
  EXPECT_EQ(normalised({{cp::kMinusInfinity, 0}, {4, cp::kPlusInfinity}, {1, 3}}), IntervalSet{kAllIntegers});
}

TEST(IntervalSet, IntersectionAndComplementAreThoseOfTheValues) {
  for (unsigned a = 0; a < 128; ++a) {
    const IntervalSet first = set_of_bits(a);
    const IntervalSet rest = complement(first);
    EXPECT_TRUE(is_normal(rest));
    EXPECT_EQ(complement(rest), first);
    EXPECT_EQ(members_of(rest), members_of(set_of_bits(~a)));
    for (unsigned b = 0; b < 128; ++b) {
      const IntervalSet both = intersection(first, set_of_bits(b));
      EXPECT_TRUE(is_normal(both));
      EXPECT_EQ(both, set_of_bits(a & b));
    }
  }
}

TEST(IntervalSet, ListsOfValuesAreSetsAndBack) {
  const IntervalSet set = set_of({5, 1, 2, 2, 7, 6});
  EXPECT_EQ(set, (IntervalSet{{1, 2}, {5, 7}}));
  EXPECT_EQ(modelling::values_of(set), (std::vector<Value>{1, 2, 5, 6, 7}));
  EXPECT_TRUE(range_set(3, 2).empty());
  EXPECT_EQ(range_set(2, 3), set_of({3, 2}));
}

TEST(IntervalSet, MirrorsTurnSetsAround) {
  EXPECT_EQ(mirrored(set_of({0, 3, 4}), 1), set_of({1, -2, -3}));
  EXPECT_EQ(mirrored({kAllIntegers}, 1), IntervalSet{kAllIntegers});
}

TEST(IntervalSet, NothingAndEverythingAreComplements) {
  EXPECT_EQ(complement({}), IntervalSet{kAllIntegers});
  EXPECT_TRUE(complement({kAllIntegers}).empty());
  EXPECT_TRUE(contains({kAllIntegers}, cp::kMinusInfinity + 1));
}

}  // namespace
}  // namespace quadrille::test
