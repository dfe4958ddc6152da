#include "base/time_limit.h"

#include <gtest/gtest.h>

#include <thread>

namespace quadrille {
namespace {

using namespace std::chrono_literals;

TEST(TimeLimit, IsNoLimitByDefault) {
  EXPECT_FALSE(TimeLimit().is_over());
  EXPECT_FALSE(TimeLimit().started().is_over());
  EXPECT_EQ(TimeLimit().end(), TimeLimit::Clock::time_point::max());
}

TEST(TimeLimit, IsADurationForEachCall) {
  const TimeLimit limit = 5ms;
  for (int call = 0; call < 2; ++call) {
    const auto begin = TimeLimit::Clock::now();
    const TimeLimit of_call = limit.started();
    EXPECT_GE(of_call.end(), begin + 5ms);
    std::this_thread::sleep_until(of_call.end());
    EXPECT_TRUE(of_call.is_over());
  }
}

TEST(TimeLimit, StartsOnce) {
  const TimeLimit of_call = TimeLimit(1h).started();
  EXPECT_EQ(of_call.started().end(), of_call.end());
  EXPECT_FALSE(of_call.is_over());
}

TEST(TimeLimit, TakesAnyDuration) {
  EXPECT_TRUE(TimeLimit(0s).started().is_over());
  EXPECT_TRUE(TimeLimit(-1h).started().is_over());
  EXPECT_TRUE(TimeLimit(std::chrono::duration<double>(-1e300)).started().is_over());
  EXPECT_FALSE(TimeLimit(std::chrono::duration<double>(1e300)).started().is_over());
  EXPECT_FALSE(TimeLimit(std::chrono::hours::max()).started().is_over());
  EXPECT_FALSE(TimeLimit(std::chrono::nanoseconds::max()).started().is_over());
  EXPECT_EQ(TimeLimit(std::chrono::years(200)).started().end(), TimeLimit::Clock::time_point::max());
}

}  // namespace
}  // namespace quadrille
