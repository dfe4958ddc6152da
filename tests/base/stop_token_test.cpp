#include "base/stop_token.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace quadrille {
namespace {

TEST(StopToken, NeverStopsWithoutASource) { EXPECT_FALSE(StopToken().stop_requested()); }

TEST(StopToken, FollowsItsSource) {
  StopSource source;
  const StopToken token(source);
  const StopToken copy = token;
  EXPECT_FALSE(token.stop_requested());
  source.request_stop();
  EXPECT_TRUE(token.stop_requested());
  EXPECT_TRUE(copy.stop_requested());
  EXPECT_TRUE(source.stop_requested());
  source.reset();
  EXPECT_FALSE(token.stop_requested());
}

bool is_asked_to_stop = false;

TEST(StopToken, AsksThePollOfItsSource) {
  const StopSource source([]() noexcept { return is_asked_to_stop; });
  const StopToken token(source);
  EXPECT_FALSE(token.stop_requested());
  is_asked_to_stop = true;
  EXPECT_TRUE(token.stop_requested());
}

TEST(StopToken, ASourceMayFollowAToken) {
  StopSource first;
  StopSource second{StopToken(first)};
  StopSource third{StopToken(first)};
  third.request_stop();
  EXPECT_TRUE(third.stop_requested());
  EXPECT_FALSE(first.stop_requested());
  EXPECT_FALSE(second.stop_requested());
  first.request_stop();
  EXPECT_TRUE(StopToken(second).stop_requested());
}

TEST(StopTokenThreads, HearARequestOfAnother) {
  StopSource source;
  std::thread other([token = StopToken(source)] {
    while (!token.stop_requested()) std::this_thread::yield();
  });
  source.request_stop();
  other.join();
}

TEST(StopToken, StopsAtATime) {
  using Clock = std::chrono::steady_clock;
  StopSource source;
  const StopToken token(source);
  source.stop_at(Clock::time_point::max());
  EXPECT_FALSE(token.stop_requested());
  EXPECT_FALSE(source.is_out_of_time());
  source.stop_at(Clock::now() + std::chrono::hours(1));
  EXPECT_FALSE(token.stop_requested());
  source.stop_at(Clock::now());
  EXPECT_TRUE(token.stop_requested());
  EXPECT_TRUE(source.is_out_of_time());
  source.stop_at(Clock::now() + std::chrono::hours(1));
  EXPECT_FALSE(token.stop_requested()) << "it was put off";
}

}  // namespace
}  // namespace quadrille
