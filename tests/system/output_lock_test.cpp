#include "system/output_lock.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <utility>

#include "system/plain_file.h"

namespace quadrille {
namespace {

namespace fs = std::filesystem;

class Lock : public testing::Test {
 protected:
  void SetUp() override { TearDown(); }
  void TearDown() override {
    for (const std::string& file : {file_, lock_of(file_), file_ + ".tmp.host.1"}) fs::remove(file);
  }
  /// The sentence that refuses a second owner; empty if the lock is free.
  [[nodiscard]] std::string refusal() const {
    const auto lock = OutputLock::take(file_, "name");
    return lock ? "" : lock.error().message;
  }

  const std::string file_ = testing::TempDir() + "output_lock_test." + std::to_string(getpid());
};

TEST_F(Lock, OneHasItAtATime) {
  std::optional<OutputLock> lock = OutputLock::take(file_, "name").value();
  EXPECT_FALSE(lock->was_left());
  EXPECT_EQ(find_worker(file_), Worker::alive);
  EXPECT_EQ(refusal(), "name is being written by another run, process " + std::to_string(getpid()) +
                           "; wait until it has ended, or give another name");
  EXPECT_TRUE(OutputLock::take(file_, "name").error().is_in_use);
  OutputLock moved = std::move(*lock);
  lock.reset();
  EXPECT_NE(refusal(), "");
  {
    const OutputLock last = std::move(moved);
  }
  EXPECT_FALSE(fs::exists(lock_of(file_)));
  EXPECT_EQ(find_worker(file_), Worker::none);
  EXPECT_EQ(refusal(), "");
}

TEST_F(Lock, IsTakenOverFromTheDead) {
  const pid_t child = fork();
  if (child == 0) {
    const auto lock = OutputLock::take(file_, "name");
    raise(SIGKILL);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(find_worker(file_), Worker::dead);
  const auto lock = OutputLock::take(file_, "name");
  ASSERT_TRUE(lock);
  EXPECT_TRUE(lock->was_left());
  EXPECT_EQ(find_worker(file_), Worker::alive);
}

TEST_F(Lock, OnAnotherHostIsNamed) {
  std::ofstream(lock_of(file_)) << "quadrille 12 elsewhere\n";
  EXPECT_EQ(find_worker(file_), Worker::dead);
  const pid_t child = fork();
  if (child == 0) {  // holds the lock, as far as this host can tell, for another
    const auto lock = OutputLock::take(file_, "name");
    std::ofstream(lock_of(file_)) << "quadrille 12 elsewhere\n";
    std::ofstream(file_ + ".tmp.host.1") << "ready\n";
    for (;;) pause();
  }
  while (!fs::exists(file_ + ".tmp.host.1")) {
  }
  EXPECT_EQ(refusal(),
            "name is being written by another run, process 12 on elsewhere; wait until it has ended, or give "
            "another name");
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
}

TEST_F(Lock, LeavesFilesOfOthers) {
  std::ofstream(lock_of(file_)) << "# yarn lockfile\n";
  EXPECT_EQ(refusal(), lock_of(file_) +
                           " has the name of the lock of name, but is another file; rename it, or "
                           "give another name");
  EXPECT_EQ(fs::file_size(lock_of(file_)), 16U);
  fs::remove(lock_of(file_));
  fs::create_directory(lock_of(file_));
  EXPECT_NE(refusal().find("has the name of the lock"), std::string::npos);
  fs::remove(lock_of(file_));
  fs::create_symlink(file_, lock_of(file_));
  EXPECT_NE(refusal().find("has the name of the lock"), std::string::npos);
}

TEST_F(Lock, OfAnotherThatGotTheNameStays) {
  {
    const auto lock = OutputLock::take(file_, "name");
    fs::remove(lock_of(file_));
    std::ofstream(lock_of(file_)) << "quadrille 12 elsewhere\n";
  }
  EXPECT_TRUE(fs::exists(lock_of(file_)));
}

TEST_F(Lock, WhatIsNotInPlaceTellsOfTheDead) {
  EXPECT_EQ(find_worker(file_), Worker::none);
  std::ofstream(file_ + ".tmp.host.1") << "x";
  EXPECT_EQ(find_worker(file_), Worker::dead);
}

}  // namespace
}  // namespace quadrille
