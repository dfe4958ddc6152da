#include "base/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace quadrille {
namespace {

TEST(Random, GivesTheNumbersOfSplitMix64) {
  Random random(1234567);  // the example published with the algorithm's reference code
  EXPECT_EQ(random.next(), 6457827717110365317U);
  EXPECT_EQ(random.next(), 3203168211198807973U);
  EXPECT_EQ(random.next(), 9817491932198370423U);
}

TEST(Random, RepeatsItselfForASeed) {
  Random a(0);
  Random b(0);
  Random c(1);
  const std::uint64_t first = a.next();
  EXPECT_EQ(first, b.next());
  EXPECT_NE(first, c.next());
}

TEST(Random, StaysBelowTheBound) {
  Random random(1);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60'000; ++i) ++counts.at(random.below(6));
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, ShufflesEvenly) {
  Random random(1);
  std::map<std::vector<int>, int> counts;
  for (int i = 0; i < 24'000; ++i) {
    std::vector<int> order{0, 1, 2, 3};
    random.shuffle(order);
    ++counts[order];
  }
  EXPECT_EQ(counts.size(), 24U);
  for (const auto& [order, count] : counts) EXPECT_NEAR(count, 1000, 200);
}

TEST(Random, ShufflesNoneAndOne) {
  Random random(1);
  std::vector<int> none;
  random.shuffle(none);
  std::vector<int> one{7};
  random.shuffle(one);
  EXPECT_EQ(one, std::vector<int>{7});
}

}  // namespace
}  // namespace quadrille
