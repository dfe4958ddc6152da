#include "cli/output/command_words.h"

#include <gtest/gtest.h>

#include "options/options.h"

namespace quadrille::cli {
namespace {

using Words = std::vector<std::string>;

TEST(CommandWords, OptionsGoWithTheirValues) {
  const auto without = [](const Words& words) {
    return words_without({&options::kOut, &options::kThreads, &options::kResume}, words);
  };
  EXPECT_EQ(without({"solve", "-o", "a", "f"}), (Words{"solve", "f"}));
  EXPECT_EQ(without({"solve", "-oa", "f", "--out=b", "--out", "c"}), (Words{"solve", "f"}));
  EXPECT_EQ(without({"--resume", "f", "--threads", "2"}), (Words{"f"}));
  EXPECT_EQ(without({"--output", "line", "--threads=2"}), (Words{"--output", "line"}));
  EXPECT_EQ(without({"f", "--threads"}), (Words{"f"}));
}

TEST(CommandWords, ALineIsForAShell) {
  EXPECT_EQ(shell_line({"solve", "--rule", "arrow=r1c1 r1c2", "it's", ""}),
            "quadrille solve --rule 'arrow=r1c1 r1c2' 'it'\\''s' ''");
}

}  // namespace
}  // namespace quadrille::cli
