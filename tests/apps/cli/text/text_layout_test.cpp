#include "cli/text/text_layout.h"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

TEST(TextLayout, WrapsBetweenWords) {
  const std::string word(30, 'x');
  EXPECT_EQ(wrapped("one  two"), "one two\n");
  EXPECT_EQ(wrapped(word + " " + word + " " + word, 2), "  " + word + " " + word + "\n  " + word + "\n");
}

TEST(TextLayout, FillsLinesUpToTheLastColumn) {
  const std::string half(39, 'x');
  EXPECT_EQ(wrapped(half + " " + half + "x"), half + " " + half + "x\n");
  EXPECT_EQ(wrapped(half + " " + half + "xx"), half + "\n" + half + "xx\n");
}

TEST(TextLayout, WrapsAtOtherWidths) {
  EXPECT_EQ(wrapped("one two three four", 2, 0, 9), "one two\n  three\n  four\n");
  EXPECT_EQ(wrapped("one two three four", 2, 0, 100), "one two three four\n");
}

TEST(TextLayout, WordsThatAreTooLongStandAlone) {
  const std::string word(100, 'x');
  EXPECT_EQ(wrapped("a " + word + " b"), "a\n" + word + "\nb\n");
}

TEST(TextLayout, LongTermsHaveALineOfTheirOwn) {
  EXPECT_EQ(term_and_meaning("term", "meaning", 10), "  term    meaning\n");
  EXPECT_EQ(term_and_meaning("long term", "meaning", 10), "  long term\n          meaning\n");
}

TEST(TextLayout, NarrowTerminalsMoveTheMeaningToTheLeft) {
  EXPECT_EQ(term_and_meaning("term", "a meaning of some words", 20, 25),
            "  term    a meaning of\n          some words\n");
}

TEST(TextLayout, TermsThatAreTooWideAreBrokenAfterBars) {
  EXPECT_EQ(term_and_meaning("--engine one|two|three|four", "meaning", 20, 20),
            "  --engine one|two|\n    three|four\n        meaning\n");
  EXPECT_EQ(term_and_meaning("--a-very-long-name-of-an-option", "meaning", 20, 20),
            "  --a-very-long-name-of-an-option\n        meaning\n");
}

TEST(TextLayout, CommandsGoOnBehindABackslash) {
  EXPECT_EQ(command_on_lines("quadrille solve puzzle.txt", 4), "    quadrille solve puzzle.txt\n");
  const std::string word(40, 'x');
  EXPECT_EQ(command_on_lines("a " + word + " " + word + " b", 4),
            "    a " + word + " \\\n      " + word + " b\n");
  EXPECT_EQ(command_on_lines("a \"" + word + " " + word + "\" c", 0),
            "a \\\n  \"" + word + " " + word + "\" \\\n  c\n");
}

TEST(TextLayout, Lines) {
  EXPECT_EQ(lines_of("a\n\nb"), (std::vector<std::string_view>{"a", "", "b"}));
  EXPECT_EQ(lines_of("a\n"), (std::vector<std::string_view>{"a"}));
  EXPECT_TRUE(lines_of("").empty());
}

}  // namespace
}  // namespace quadrille::cli
