#include "base/activity_order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/random.h"

namespace quadrille {
namespace {

std::vector<std::uint32_t> pop_all(ActivityOrder& order) {
  std::vector<std::uint32_t> result;
  while (!order.is_empty()) result.push_back(order.pop());
  return result;
}

TEST(ActivityOrder, GivesTheMostActiveFirstAndOfEqualsTheFirst) {
  ActivityOrder order;
  order.grow(6);
  for (std::uint32_t a = 0; a < 6; ++a) order.insert(a);
  order.insert(3);
  order.bump(4);
  order.bump(4);
  order.bump(2);
  EXPECT_EQ(pop_all(order), (std::vector<std::uint32_t>{4, 2, 0, 1, 3, 5}));
}

TEST(ActivityOrder, LetsActivitiesFade) {
  ActivityOrder order;
  order.grow(2);
  order.insert(0);
  order.insert(1);
  order.bump(0);
  order.bump(0);
  for (int i = 0; i < 40000; ++i) order.decay();  // past the largest activity
  order.bump(1);
  EXPECT_EQ(pop_all(order), (std::vector<std::uint32_t>{1, 0}));
}

TEST(ActivityOrder, AgreesWithSorting) {
  Random random(1);
  ActivityOrder order;
  constexpr std::uint32_t kCount = 50;
  order.grow(kCount);
  std::vector<double> activity(kCount);
  std::vector<bool> is_in(kCount);
  for (int step = 0; step < 5000; ++step) {
    const auto a = static_cast<std::uint32_t>(random.below(kCount));
    if (random.below(3) == 0) {
      order.bump(a);
      activity[a] += 1;
    } else if (random.below(2) == 0) {
      order.insert(a);
      is_in[a] = true;
    } else if (!order.is_empty()) {
      const std::uint32_t best = order.pop();
      ASSERT_TRUE(is_in[best]);
      is_in[best] = false;
      for (std::uint32_t b = 0; b < kCount; ++b) EXPECT_TRUE(!is_in[b] || activity[b] <= activity[best]);
    }
  }
}

}  // namespace
}  // namespace quadrille
