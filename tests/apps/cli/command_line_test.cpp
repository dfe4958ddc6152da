#include "cli/command_line.h"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

using Words = std::vector<std::string>;

TEST(CommandLine, HelpAndVersionAreOptions) {
  EXPECT_EQ(words_to_parse({"help"}), Words{"--help"});
  EXPECT_EQ(words_to_parse({"help", "validate"}), (Words{"check", "--help"}));
  EXPECT_EQ(words_to_parse({"help", "sovle"}), Words{"sovle"});
  EXPECT_EQ(words_to_parse({"version"}), Words{"--version"});
  EXPECT_EQ(words_to_parse({"-V"}), Words{"--version"});
  EXPECT_EQ(words_to_parse({"-v"}), Words{"--version"});
}

TEST(CommandLine, PuzzlesWithoutACommandAreSolved) {
  EXPECT_EQ(words_to_parse({"a.txt"}), (Words{"solve", "a.txt"}));
  EXPECT_EQ(words_to_parse({"-"}), (Words{"solve", "-"}));
  EXPECT_EQ(words_to_parse({"1234....2143...."}), (Words{"solve", "1234....2143...."}));
  EXPECT_EQ(words_to_parse({"--limit", "3", "a.txt"}), (Words{"solve", "--limit", "3", "a.txt"}));
  EXPECT_EQ(words_to_parse({"queens.mzn", "-a"}), (Words{"mzn", "queens.mzn", "--all"}));
  EXPECT_EQ(words_to_parse({"sovle", "a.txt"}), (Words{"sovle", "a.txt"}));
  EXPECT_EQ(words_to_parse({"--all", "solve", "a.txt"}), (Words{"--all", "solve", "a.txt"}));
}

TEST(CommandLine, OptionsGetTheirUsualNames) {
  EXPECT_EQ(words_to_parse({"solve", "-j", "2", "-j2", "-n3"}),
            (Words{"solve", "--threads", "2", "-j2", "-n3"}));
  EXPECT_EQ(words_to_parse({"solve", "-threads", "2", "--time_limit=3", "--timeout=3"}),
            (Words{"solve", "--threads", "2", "--time-limit=3", "--time-limit=3"}));
  EXPECT_EQ(words_to_parse({"solve", "-output", "line", "-oline"}),
            (Words{"solve", "--output", "line", "-oline"}));
  EXPECT_EQ(words_to_parse({"mzn", "-p", "2", "--threads", "2"}),
            (Words{"mzn", "--parallel", "2", "--parallel", "2"}));
  EXPECT_EQ(words_to_parse({"solve", "--nothing", "-1"}), (Words{"solve", "--nothing", "-1"}));
}

TEST(CommandLine, ShortFormsBecomeWhatTheyStandFor) {
  EXPECT_EQ(words_to_parse({"check", "--json", "a"}), (Words{"check", "--output", "json", "a"}));
  EXPECT_EQ(words_to_parse({"convert", "-json", "a"}), (Words{"convert", "--to", "json", "a"}));
}

TEST(CommandLine, ValuesMayStandWithoutTheirOption) {
  EXPECT_EQ(
      words_to_parse({"generate", "--hard", "--killer", "--minimal", "2"}),
      (Words{"generate", "--difficulty", "hard", "--rule", "killer_cage", "--minimal", "--count", "2"}));
  EXPECT_EQ(words_to_parse({"solve", "--csv", "a"}), (Words{"solve", "--output", "csv", "a"}));
  EXPECT_EQ(words_to_parse({"solve", "--diagonals", "a"}), (Words{"solve", "--rule", "diagonals", "a"}));
  // A value of --seed; a rule that needs an argument; the beginning of several names, and of one word; a
  // file.
  for (const Words& words :
       {Words{"generate", "--seed", "2"}, Words{"solve", "--killer", "a"}, Words{"solve", "--diagonal", "a"},
        Words{"generate", "--kill", "a"}, Words{"solve", "2"}})
    EXPECT_EQ(words_to_parse(words)[1], words[1]);
}

TEST(CommandLine, HelpKnowsRulesFormatsAndTechniques) {
  EXPECT_EQ(words_to_parse({"help", "killer"}), (Words{"rules", "killer_cage"}));
  EXPECT_EQ(words_to_parse({"help", "X-Wing"}), (Words{"techniques", "x_wing"}));
  EXPECT_EQ(words_to_parse({"help", "sdk"}), (Words{"formats", "sdk"}));
}

TEST(CommandLine, WordsAfterDashesAreLeftAlone) {
  EXPECT_EQ(words_to_parse({"solve", "-a", "--", "-a"}), (Words{"solve", "--all", "--", "-a"}));
}

}  // namespace
}  // namespace quadrille::cli
