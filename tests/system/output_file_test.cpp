#include "system/output_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace quadrille {
namespace {

namespace fs = std::filesystem;

class Owned : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string in(const std::string& name) const { return folder_ + "/" + name; }
  [[nodiscard]] std::string text(const std::string& name) const {
    std::ifstream stream(in(name), std::ios::binary);
    return {std::istreambuf_iterator(stream), {}};
  }
  void write(const std::string& name, const std::string& written) const {
    std::ofstream(in(name), std::ios::binary) << written;
  }
  [[nodiscard]] long count() const {
    return std::distance(fs::directory_iterator(folder_), fs::directory_iterator());
  }

  const std::string folder_ = testing::TempDir() + "output_file_test." + std::to_string(getpid());
};

TEST_F(Owned, AppearsWhenItIsComplete) {
  write("out", "old");
  {
    auto output = OutputFile::take(in("out"));
    ASSERT_TRUE(output);
    EXPECT_FALSE(OutputFile::take(in("out")));
    ASSERT_TRUE(output->open_fresh());
    EXPECT_TRUE(write_all(output->descriptor(), "new"));
    EXPECT_EQ(text("out"), "old");
    EXPECT_TRUE(output->put_in_place());
    EXPECT_EQ(text("out"), "new");
  }
  {
    auto output = OutputFile::take(in("out"));
    ASSERT_TRUE(output->open_fresh());
    EXPECT_TRUE(write_all(output->descriptor(), "never"));
  }
  EXPECT_EQ(text("out"), "new");
  EXPECT_EQ(count(), 1);
}

TEST_F(Owned, IsCutWhereItGoesOn) {
  write("out", "abcdef");
  auto output = OutputFile::take(in("out"));
  ASSERT_TRUE(output->open_in_place(2));
  EXPECT_TRUE(write_all(output->descriptor(), "x"));
  EXPECT_EQ(text("out"), "abx");
  EXPECT_TRUE(output->check_place());
  fs::rename(in("out"), in("moved"));
  EXPECT_FALSE(output->check_place());
  write("out", "of another");
  EXPECT_FALSE(output->put_in_place());
}

TEST_F(Owned, GoesOnInWhatAnotherRunHasLeft) {
  constexpr std::uint64_t kProcess = 1;  // runs, but here nobody can be at work who does not hold the lock
  write("out.tmp.elsewhere.1", "left and cut");
  auto output = OutputFile::take_with_left(in("out"));
  ASSERT_TRUE(output);
  EXPECT_FALSE(output->open_left("elsewhere", kProcess, 100));
  EXPECT_FALSE(output->open_left("nowhere", kProcess, 0));
  ASSERT_TRUE(output->open_left("elsewhere", kProcess, 4));
  EXPECT_TRUE(write_all(output->descriptor(), ", on"));
  EXPECT_FALSE(fs::exists(in("out.tmp.elsewhere.1")));
  EXPECT_TRUE(output->put_in_place());
  EXPECT_EQ(text("out"), "left, on");
}

TEST_F(Owned, IsLeftForAnotherRun) {
  {
    auto output = OutputFile::take(in("out"));
    ASSERT_TRUE(output->open_fresh());
    EXPECT_TRUE(write_all(output->descriptor(), "some"));
    output->leave();
  }
  auto output = OutputFile::take_with_left(in("out"));
  ASSERT_TRUE(output->open_left(host_name(), static_cast<std::uint64_t>(getpid()), 4));
  EXPECT_TRUE(output->put_in_place());
  EXPECT_EQ(text("out"), "some");
}

TEST_F(Owned, HasOneOwnerByAllItsNames) {
  write("out", "abc");
  fs::create_symlink("out", in("link"));
  fs::create_hard_link(in("out"), in("twin"));
  auto output = OutputFile::take(in("out"));
  ASSERT_TRUE(output->open_in_place(3));
  const auto by_link = OutputFile::take(in("link"));
  ASSERT_FALSE(by_link);
  EXPECT_TRUE(by_link.error().is_in_use);
  auto by_twin = OutputFile::take(in("twin"));
  ASSERT_TRUE(by_twin);
  EXPECT_FALSE(by_twin->open_in_place(0));
  fs::remove(in("out.lock"));
  auto without_lock = OutputFile::take(in("out"));
  ASSERT_TRUE(without_lock);
  EXPECT_FALSE(without_lock->open_in_place(0));
  EXPECT_EQ(text("out"), "abc");
}

TEST_F(Owned, IsAPlainFile) {
  mkfifo(in("pipe").c_str(), 0600);
  fs::create_symlink("pipe", in("link"));
  for (const std::string& file : {in("pipe"), in("link"), folder_, std::string("/dev/null")}) {
    const auto output = OutputFile::take(file);
    ASSERT_FALSE(output) << file;
    EXPECT_FALSE(output.error().is_in_use);
    EXPECT_EQ(
        output.error().message,
        file + " is not a regular file and is left unchanged; give the name of a file, or an unused name");
  }
  EXPECT_EQ(count(), 2);
}

TEST_F(Owned, CleansUpAfterTheDead) {
  const pid_t child = fork();
  if (child == 0) {
    auto output = OutputFile::take(in("out"));
    static_cast<void>(output->open_fresh());
    static_cast<void>(!write_all(output->descriptor(), "half"));
    write("out.json.tmp." + host_name() + "." + std::to_string(getpid()), "half");
    raise(SIGKILL);
  }
  // Its parent has not asked yet how it ended.
  siginfo_t how{};
  ASSERT_EQ(waitid(P_PID, static_cast<id_t>(child), &how, WEXITED | WNOWAIT), 0);
  const std::string of_a_living_one = "out.json.tmp." + host_name() + "." + std::to_string(getpid());
  write(of_a_living_one, "x");
  write("out.tmp.elsewhere.1", "x");
  ASSERT_EQ(count(), 5);
  {
    auto output = OutputFile::take(in("out"));
    ASSERT_TRUE(output);
    EXPECT_TRUE(output->was_left());
    EXPECT_FALSE(output->is_there());
  }
  EXPECT_EQ(count(), 2);
  EXPECT_TRUE(fs::exists(in(of_a_living_one)));
  waitpid(child, nullptr, 0);
}

}  // namespace
}  // namespace quadrille
