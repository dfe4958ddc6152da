#include "sudoku/puzzle/pattern.h"

#include <gtest/gtest.h>

#include <regex>
#include <string>

namespace quadrille::sudoku {
namespace {

bool accepts(const DigitAutomaton& automaton, const std::string& word, int least_digit) {
  std::optional<int> state = 0;
  for (const char c : word)
    if (state) state = automaton.next(*state, c - '0' - least_digit + 1);
  return state && automaton.accepts(*state);
}

/// Compares the automaton with std::regex on all words of up to 5 digits.
void expect_as_regex(const std::string& pattern, int least_digit) {
  const auto automaton = parse_pattern(pattern, 3, least_digit);
  ASSERT_TRUE(automaton.has_value()) << pattern << ": " << automaton.error().message;
  const std::regex reference(pattern);
  std::vector<std::string> words{""};
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string word = words[i];
    EXPECT_EQ(accepts(**automaton, word, least_digit), std::regex_match(word, reference))
        << pattern << " " << word;
    for (int digit = 0; digit < 3 && word.size() < 5; ++digit)
      words.push_back(word + static_cast<char>('0' + digit + least_digit));
  }
}

TEST(Pattern, MeansWhatRegularExpressionsMean) {
  for (const auto* const pattern :
       {"1", "12*3", "1+", "(1|2)+3?", ".*", "[12]{2}", "[^1]{2,}", "(12){1,2}", "1?2?3?", "(1*2)*",
        "((1|2)(2|3))+", "[1-3]2{0,1}", "(1|)(2|3)", "1{0}2", "(1{2,3}2){1,}", "(1?2?)+3"})
    expect_as_regex(pattern, 1);
  expect_as_regex("0[1-2]*0?", 0);
}

TEST(Pattern, SkipsBlanks) {
  const auto automaton = parse_pattern(" 1 ( 2 | 3 ) * ", 3, 1);
  ASSERT_TRUE(automaton.has_value());
  EXPECT_TRUE(accepts(**automaton, "1232", 1));
}

TEST(Pattern, SaysWhatIsWrongAndWhere) {
  const auto error = [](std::string_view pattern) {
    const auto automaton = parse_pattern(pattern, 4, 1);
    return automaton ? std::string()
                     : std::to_string(automaton.error().column) + ": " + automaton.error().message;
  };
  EXPECT_EQ(error("12(3"), "5: found the end of the pattern, expected )");
  EXPECT_EQ(error("127"), "3: found \"7\" in the pattern, expected a digit from 1 to 4");
  EXPECT_EQ(error("1)"),
            "2: found \")\" in the pattern, expected a digit, . [ ( | or the end of the pattern");
  EXPECT_EQ(error("1{3,2}"),
            "6: found \"}\" in the pattern, expected a number of times such as {2}, {2,} or {2,4}");
  EXPECT_EQ(error("[12"), "4: found the end of the pattern, expected a digit from 1 to 4");
}

TEST(Pattern, HasBounds) {
  EXPECT_FALSE(parse_pattern("((1{20}){20}){20}", 4, 1).has_value());
  EXPECT_FALSE(parse_pattern("((((){900}){900}){900}){900}", 4, 1).has_value());
  EXPECT_FALSE(parse_pattern(std::string(100, '('), 4, 1).has_value());
  EXPECT_FALSE(parse_pattern(".*1.{20}", 4, 1).has_value());  // 2^20 states
}

}  // namespace
}  // namespace quadrille::sudoku
