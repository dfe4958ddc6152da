#include "model/solutions.h"

#include <gtest/gtest.h>

#include "model/model.h"

namespace quadrille::test {
namespace {

TEST(Solutions, ComeOneAfterAnother) {
  Model m;
  const auto x = m.ints(2, 1, 3);
  m.add(x[0] < x[1]);
  std::vector<Solution> kept;
  Solutions solutions = m.solutions();
  for (const Solution& s : solutions) kept.push_back(s);
  EXPECT_TRUE(solutions.is_complete());
  EXPECT_EQ(solutions.statistics().solutions, 3U);
  ASSERT_EQ(kept.size(), 3U);
  for (const Solution& s : kept) EXPECT_LT(s[x[0]], s[x[1]]);
  EXPECT_EQ(kept[0][x[0] + 10 * x[1] - 1], kept[0][x[0]] + 10 * kept[0][x[1]] - 1);
}

TEST(Solutions, MayBeLeftEarlyAndSoughtAgain) {
  Model m;
  const auto x = m.ints(3, 0, 9);
  for (int round = 0; round < 2; ++round) {
    int count = 0;
    for ([[maybe_unused]] const Solution& s : m.solutions())
      if (++count == 5) break;
    EXPECT_EQ(count, 5);
  }
  m.add(sum(x) == 27);
  int count = 0;
  for (const Solution& s : m.solutions()) {
    EXPECT_EQ(s[x], std::vector<Value>(3, 9));
    ++count;
  }
  EXPECT_EQ(count, 1);
}

TEST(Solutions, OfAnEmptyModelAreOne) {
  Model m;
  int count = 0;
  for ([[maybe_unused]] const Solution& s : m.solutions()) ++count;
  EXPECT_EQ(count, 1);
}

TEST(Solutions, EndAtALimit) {
  Model m;
  const auto x = m.ints(12, 0, 99);
  m.all_different(x);
  Solutions solutions = m.solutions({.limits = {.nodes = 5}});
  for ([[maybe_unused]] const Solution& s : solutions) ADD_FAILURE();
  EXPECT_FALSE(solutions.is_complete());
}

}  // namespace
}  // namespace quadrille::test
