#include "system/running_process.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace quadrille {
namespace {

TEST(RunningProcess, EndsWithItsLastInstruction) {
  EXPECT_TRUE(is_running(static_cast<std::uint64_t>(getpid())));
  EXPECT_FALSE(is_running(0));
  EXPECT_FALSE(is_running(~std::uint64_t{0}));
  const pid_t child = fork();
  if (child == 0) {
    for (;;) pause();
  }
  const auto process = static_cast<std::uint64_t>(child);
  EXPECT_TRUE(is_running(process));
  kill(child, SIGKILL);
  siginfo_t how{};
  ASSERT_EQ(waitid(P_PID, static_cast<id_t>(child), &how, WEXITED | WNOWAIT), 0);
  EXPECT_FALSE(is_running(process));  // though it is still known
  waitpid(child, nullptr, 0);
  EXPECT_FALSE(is_running(process));
}

}  // namespace
}  // namespace quadrille
