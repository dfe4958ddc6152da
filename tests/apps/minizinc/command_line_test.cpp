#include "minizinc/command_line.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace quadrille::test {
namespace {

using minizinc::CommandLine;

Parsed<CommandLine> parse(const std::vector<const char*>& words) {
  return minizinc::parse_command_line(words);
}

TEST(CommandLine, ReadsMiniZincsFlags) {
  const auto line = parse({"-a", "-f", "-s", "-v", "-n", "7", "-r", "3", "-t", "250", "-p", "2", "-n-i", "4",
                           "-a-o", "--memory-limit", "64K", "model.fzn"});
  ASSERT_TRUE(line);
  EXPECT_EQ(line->file, "model.fzn");
  EXPECT_EQ(line->options.solutions, 7U);
  EXPECT_TRUE(line->options.intermediate);
  EXPECT_EQ(line->options.intermediate_solutions, 4U);
  EXPECT_EQ(line->options.optimal_solutions, 0U);
  EXPECT_TRUE(line->options.free_search);
  EXPECT_TRUE(line->options.statistics);
  EXPECT_TRUE(line->options.verbose);
  EXPECT_EQ(line->options.seed, 3U);
  EXPECT_NE(line->options.limits.time.started().end(), TimeLimit::Clock::time_point::max());
  EXPECT_EQ(line->options.limits.memory, 65'536U);
}

TEST(CommandLine, WantsOneSolutionAndNoMore) {
  const auto line = parse({"-"});
  ASSERT_TRUE(line);
  EXPECT_EQ(line->options.solutions, 1U);
  EXPECT_FALSE(line->options.intermediate);
}

TEST(CommandLine, SaysWhatIsWrong) {
  EXPECT_EQ(parse({"--memory-limit", "much", "a.fzn"}).error().message,
            "--memory-limit: expected a size such as 500M, 2G, 64K, or a number of bytes, found 'much'");
  EXPECT_EQ(parse({}).error().message,
            "found no file, expected the name of one; for help: fzn-quadrille --help");
  EXPECT_EQ(parse({"-n", "x", "m"}).error().message, "-n: expected a whole number, found 'x'");
  EXPECT_EQ(parse({"m", "-n"}).error().message, "-n: expected a whole number, found ''");
  EXPECT_EQ(parse({"--what", "m"}).error().message,
            "there is no flag --what; for help: fzn-quadrille --help");
  EXPECT_EQ(parse({"a", "b"}).error().message, "found two files, a and b, expected one");
}

/// A line of the help page that begins with a flag, and the flag in the manual page: "-n-i N" and "\\-n\\-i".
TEST(CommandLine, TheManualPageHasEachFlagOfTheHelpPage) {
  std::ifstream file(QUADRILLE_SOURCE_DIR "/apps/minizinc/fzn-quadrille.1");
  const std::string page((std::istreambuf_iterator<char>(file)), {});
  std::istringstream help{std::string(minizinc::help_text())};
  int flags = 0;
  for (std::string line; std::getline(help, line);) {
    if (!line.starts_with("  -")) continue;
    std::string flag;
    for (const char c : line.substr(2, line.find_first_of(" ,", 2) - 2))
      flag += c == '-' ? "\\-" : std::string(1, c);
    EXPECT_NE(page.find(flag), std::string::npos) << flag;
    ++flags;
  }
  EXPECT_GT(flags, 10);
}

}  // namespace
}  // namespace quadrille::test
