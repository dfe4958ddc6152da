#include "cp/restarts.h"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille::cp {
namespace {

/// The numbers of failures after which the first restarts come.
std::vector<int> lengths(const Restarts& restarts, int count) {
  RestartSchedule schedule(restarts);
  std::vector<int> result;
  for (int i = 0; i < count; ++i) {
    int failures = 0;
    for (; !schedule.is_due() && failures < 1000; ++failures) schedule.on_failure();
    schedule.on_restart();
    result.push_back(failures);
  }
  return result;
}

TEST(Restarts, FollowLuby) {
  EXPECT_EQ(lengths({Restarts::Kind::luby, 2, 0}, 9), (std::vector<int>{2, 2, 4, 2, 2, 4, 8, 2, 2}));
}

TEST(Restarts, GrowGeometrically) {
  EXPECT_EQ(lengths({Restarts::Kind::geometric, 4, 1.5}, 4), (std::vector<int>{4, 6, 9, 13}));
}

TEST(Restarts, AreAtMostSoMany) {
  EXPECT_EQ(lengths({.kind = Restarts::Kind::linear, .scale = 4, .most = 2}, 4),
            (std::vector<int>{4, 8, 1000, 1000}));
}

TEST(Restarts, NeverCome) { EXPECT_EQ(lengths({}, 2), (std::vector<int>{1000, 1000})); }

}  // namespace
}  // namespace quadrille::cp
