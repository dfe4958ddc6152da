#include "cli/mended.h"

#include <gtest/gtest.h>

#include "cli/output/command_words.h"

namespace quadrille::cli {
namespace {

using Words = std::vector<std::string>;

/// The mended command line, after what was meant; empty if there is none.
std::string shown(const std::optional<Mended>& mended) {
  return mended ? mended->meant + ": " + shell_line(mended->words) : "";
}

std::string of_word(const Words& words, const std::string& word) {
  return shown(mend_word(*options::find_command(words.front()), words, word));
}

std::string of_value(const Words& words, const std::string& option) {
  return shown(mend_value(*options::find_command(words.front()), words, option));
}

TEST(Mended, ACommandWithASlip) {
  EXPECT_EQ(shown(mend_command({"sovle", "my puzzle"})), "solve: quadrille solve 'my puzzle'");
  EXPECT_EQ(shown(mend_command({"validat"})), "check: quadrille check");
  EXPECT_EQ(shown(mend_command({"--all", "solve", "a"})), "solve --all: quadrille solve --all a");
  EXPECT_EQ(shown(mend_command({"killer"})), "rules killer_cage: quadrille rules killer_cage");
  EXPECT_EQ(shown(mend_command({"nothing-like-it"})), "");
}

TEST(Mended, AnOptionWithASlip) {
  EXPECT_EQ(of_word({"solve", "--thread", "2", "a"}, "--thread"), "--threads: quadrille solve --threads 2 a");
  EXPECT_EQ(of_word({"solve", "--thread=2", "a"}, "--thread=2"), "--threads: quadrille solve --threads=2 a");
  EXPECT_EQ(of_word({"generate", "--symmetric"}, "--symmetric"),
            "--symmetry: quadrille generate --symmetry rotate180");
  EXPECT_EQ(of_word({"solve", "-z", "a"}, "-z"), "");
  EXPECT_EQ(of_word({"solve", "--regoins"}, "--regoins"), "") << "its value depends on the puzzle";
}

TEST(Mended, AValueWithoutItsOption) {
  EXPECT_EQ(of_word({"rate", "--se", "a"}, "--se"), "--scale se: quadrille rate --scale se a");
  EXPECT_EQ(of_word({"solve", "--csv", "a"}, "--csv"), "--output csv: quadrille solve --output csv a");
  EXPECT_EQ(of_word({"generate", "--killer"}, "--killer"),
            "--rule killer_cage: quadrille generate --rule killer_cage");
  EXPECT_EQ(of_word({"solve", "--killer", "a"}, "--killer"),
            "--rule killer_cage: quadrille rules killer_cage");
  EXPECT_EQ(of_word({"generate", "5"}, "5"), "--count 5: quadrille generate --count 5");
}

TEST(Mended, AnOptionOfAnotherCommand) {
  EXPECT_EQ(of_word({"solve", "--unique", "a"}, "--unique"), "check --unique: quadrille check --unique a");
  EXPECT_EQ(of_word({"solve", "--unique", "--all", "a"}, "--unique"), "") << "check has no --all";
  EXPECT_EQ(of_word({"rules", "--unique"}, "--unique"), "");
}

TEST(Mended, AValue) {
  EXPECT_EQ(of_value({"solve", "--engine", "lerning"}, "--engine"),
            "learning: quadrille solve --engine learning");
  EXPECT_EQ(of_value({"solve", "--engine=dlx"}, "--engine"), "cp: quadrille solve --engine=cp");
  EXPECT_EQ(of_value({"solve", "--rule", "thermo=r1c1 r1c2"}, "--rule"),
            "thermometer=r1c1 r1c2: quadrille solve --rule 'thermometer=r1c1 r1c2'");
  EXPECT_EQ(of_value({"solve", "--rule", "x"}, "--rule"), "");
  EXPECT_EQ(of_value({"solve", "--size", "x"}, "--size"), "");
}

}  // namespace
}  // namespace quadrille::cli
