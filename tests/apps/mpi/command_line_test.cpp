#include "mpi/command_line.h"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille::mpi {
namespace {

Parsed<CommandLine> parse(std::vector<const char*> words) { return parse_command_line(words); }
std::string error(const std::vector<const char*>& words) {
  const auto line = parse(words);
  return line ? "" : line.error().message;
}

TEST(MpiCommandLine, ReadsAllOptions) {
  const auto line = parse({"count", "--journal", "j", "--resume", "--pieces", "12", "--any", "--free",
                           "--stats", "--output", "line", "file"});
  ASSERT_TRUE(line);
  EXPECT_EQ(line->task, CommandLine::Task::count);
  EXPECT_EQ(line->journal, "j");
  EXPECT_EQ(line->pieces, 12U);
  EXPECT_EQ(line->output, "line");
  EXPECT_EQ(line->file, "file");
  EXPECT_TRUE(line->resume && line->any && line->free && line->stats);
  const auto reading =
      parse({"count", "--size=6", "--box", "2x3", "--rules=diagonals", "--digits", "abc", "x"});
  ASSERT_TRUE(reading);
  EXPECT_EQ(reading->read.size, 6);
  EXPECT_EQ(reading->read.boxes->columns, 3);
  EXPECT_EQ(reading->rules.front().name, "diagonals");
  EXPECT_EQ(reading->reading, "--size=6\n--box=2x3\n--rule=diagonals\n--digits=abc\n");
  EXPECT_EQ(parse({"solve", "x"})->task, CommandLine::Task::solve);
  EXPECT_EQ(parse({"--help"})->task, CommandLine::Task::show_help);
  EXPECT_EQ(parse({"--version"})->task, CommandLine::Task::show_version);
}

TEST(MpiCommandLine, SaysWhatIsWrong) {
  EXPECT_NE(error({}).find("expected a command"), std::string::npos);
  EXPECT_NE(error({"rate", "x"}).find("found 'rate'"), std::string::npos);
  EXPECT_NE(error({"solve"}).find("no file"), std::string::npos);
  EXPECT_NE(error({"solve", "a", "b"}).find("a and b"), std::string::npos);
  EXPECT_NE(error({"solve", "a", "--fast"}).find("--fast"), std::string::npos);
  EXPECT_NE(error({"solve", "a", "--journal"}).find("needs a value"), std::string::npos);
  EXPECT_NE(error({"solve", "a", "--pieces"}).find("needs a value"), std::string::npos);
  for (const char* const number : {"0", "-1", "x", "3x", "1000001", ""})
    EXPECT_NE(error({"solve", "a", "--pieces", number}).find("a whole number from 1"), std::string::npos)
        << number;
  EXPECT_NE(error({"solve", "a", "--box", "2y3"}).find("--box: "), std::string::npos);
  EXPECT_NE(error({"solve", "a", "--box"}).find("needs a value"), std::string::npos);
  EXPECT_NE(error({"solve", "a", "--resume"}).find("--journal"), std::string::npos);
  EXPECT_NE(error({"solve", "a", "--lang", "de"}).find("'de'"), std::string::npos);
}

}  // namespace
}  // namespace quadrille::mpi
