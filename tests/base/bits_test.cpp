#include "base/bits.h"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille {
namespace {

TEST(Bits, LowBitsGoesFromNoneToAll) {
  EXPECT_EQ(low_bits(0), 0U);
  EXPECT_EQ(low_bits(1), 1U);
  EXPECT_EQ(low_bits(63), ~Word{0} >> 1);
  EXPECT_EQ(low_bits(64), ~Word{0});
}

TEST(Bits, KnowsItsEnds) {
  const Word set = bit(3) | bit(17) | bit(63);
  EXPECT_EQ(lowest(set), 3);
  EXPECT_EQ(highest(set), 63);
  EXPECT_EQ(count_of(set), 3);
  EXPECT_EQ(without_lowest(set), bit(17) | bit(63));
  EXPECT_EQ(lowest(bit(0)), 0);
  EXPECT_EQ(highest(bit(0)), 0);
}

TEST(Bits, TellsASingleFromOtherSets) {
  EXPECT_FALSE(is_single(0));
  EXPECT_TRUE(is_single(bit(0)));
  EXPECT_TRUE(is_single(bit(63)));
  EXPECT_FALSE(is_single(bit(63) | bit(0)));
}

TEST(Bits, ShiftsBothWaysAsFarAsAsked) {
  constexpr Word kSet = bit(0) | bit(5) | bit(63);
  for (int by = -70; by <= 70; ++by) {
    Word expected = 0;
    for (const int i : {0, 5, 63})
      if (i + by >= 0 && i + by < 64) expected |= bit(i + by);
    EXPECT_EQ(shifted(kSet, static_cast<Word>(by)), expected) << by;
  }
}

TEST(Bits, VisitsMembersInIncreasingOrder) {
  std::vector<int> seen;
  for (const int i : Bits(bit(63) | bit(5) | bit(0))) seen.push_back(i);
  EXPECT_EQ(seen, (std::vector<int>{0, 5, 63}));
  for (const int i : Bits(0)) FAIL() << "the empty set has no member " << i;
}

}  // namespace
}  // namespace quadrille
