#include "system/ending.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <new>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace quadrille {
namespace {

/// The same in the process that begins anew for a death test.
std::string some_file(const std::string& name) { return testing::TempDir() + "ending_test." + name; }

class Ending : public testing::Test {
 protected:
  void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

using EndingDeathTest = Ending;

TEST_F(EndingDeathTest, RemovesWhatIsNamed) {
  const std::string gone = some_file("gone"), kept = some_file("kept"), replaced = some_file("replaced");
  const auto end = [&] {
    std::ofstream(kept) << "x";
    const int a = open(gone.c_str(), O_WRONLY | O_CREAT, 0600);
    const int b = open(replaced.c_str(), O_WRONLY | O_CREAT, 0600);
    const RemovedByEnd first(gone, a), second(replaced, b);
    {
      const RemovedByEnd shortly(kept, a);
    }
    std::filesystem::remove(replaced);
    std::ofstream(replaced) << "of another";
    end_now(7);
  };
  EXPECT_EXIT(end(), testing::ExitedWithCode(7), "");
  EXPECT_FALSE(std::filesystem::exists(gone));
  EXPECT_TRUE(std::filesystem::exists(kept));
  EXPECT_TRUE(std::filesystem::exists(replaced));
  std::filesystem::remove(kept);
  std::filesystem::remove(replaced);
}

TEST_F(EndingDeathTest, SaysThatThereIsNoMemory) {
  const auto end = [] {
    say_when_short("program");
    // As large as no system gives; sanitizers end the program by themselves.
    std::vector<std::vector<char>> all;
    for (;;) all.emplace_back(std::size_t{1} << 46);
  };
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  EXPECT_EXIT(end(), testing::ExitedWithCode(kShortOfResources), "program: out of memory");
#endif
  const auto too_long = [] {
    say_when_short("program");
    // In a thread, as the test catches what is thrown here.
    std::thread([] { std::string().resize(std::string().max_size() + 1); }).join();
  };
  EXPECT_EXIT(too_long(), testing::ExitedWithCode(kShortOfResources), "out of memory");
}

TEST_F(EndingDeathTest, SaysThatThereIsNoThread) {
  const auto end = [] {
    say_when_short("program");
    std::thread([] {
      throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    }).join();
  };
  EXPECT_EXIT(end(), testing::ExitedWithCode(kShortOfResources),
              "program: the system cannot start more threads");
}

TEST_F(EndingDeathTest, LeavesOtherErrorsAsTheyWere) {
  const auto end = [] {
    say_when_short("program");
    throw std::runtime_error("a bug");
  };
  EXPECT_EXIT(std::thread(end).join(), testing::KilledBySignal(SIGABRT), "");
}

TEST_F(EndingDeathTest, OutlivesFilesThatGrowTooLarge) {
  const std::string file = some_file("large");
  const auto end = [&file] {
    outlive_full_files();
    const rlimit most{2, 2};
    if (setrlimit(RLIMIT_FSIZE, &most) != 0) _exit(9);
    const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT, 0600);
    const bool is_first = write(descriptor, "abc", 3) == 2;
    const bool is_second = write(descriptor, "c", 1) == -1 && errno == EFBIG;
    _exit(is_first && is_second ? 5 : 6);
  };
  EXPECT_EXIT(end(), testing::ExitedWithCode(5), "");
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace quadrille
