#include "formats/iss/codes.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "sudoku/puzzle/digit_automaton.h"
#include "sudoku/puzzle/digit_pairs.h"

namespace quadrille::formats {
namespace {

using sudoku::digit_bit;

TEST(IssCodes, HoldTexts) {
  EXPECT_EQ(text_of_code("MS4q"), "1.*");
  EXPECT_EQ(code_of_text("1.*"), "MS4q");
  EXPECT_EQ(code_of_text("[1-3]"), "WzEtM10") << "without padding";
  EXPECT_EQ(text_of_code("WzEtM10"), "[1-3]");
  EXPECT_EQ(text_of_code("a b"), std::nullopt);
  EXPECT_EQ(text_of_code("MS4qM"), std::nullopt) << "six bits are no byte";
  EXPECT_EQ(text_of_code(""), "");
}

TEST(IssCodes, ReadTextsWithAnyPartOfTheirFill) {
  for (const std::string_view code : {"WzEtM10", "WzEtM10=", "MQ", "MQ=", "MQ=="}) {
    ASSERT_TRUE(text_of_code(code)) << code;
    EXPECT_EQ(*text_of_code(code), code.starts_with('M') ? "1" : "[1-3]") << code;
  }
  EXPECT_EQ(text_of_code("Pz8_"), text_of_code("Pz8/")) << "the characters of the other variant";
  for (const std::string_view code : {"MQ===", "MS4q=", "=", "M=Q"}) EXPECT_FALSE(text_of_code(code)) << code;
}

TEST(IssCodes, HoldSetsAndPairs) {
  EXPECT_EQ(set_of_code("AwDiQEiwD")->size(), 14U);
  EXPECT_EQ(set_of_code("BA"), std::vector{0});
  EXPECT_EQ(set_of_code("."), std::nullopt);
  const sudoku::DigitPairs pairs({digit_bit(2), digit_bit(1) | digit_bit(3), 0});
  EXPECT_EQ(code_of_pairs(pairs), "q");
  EXPECT_EQ(pairs_of_code("qA", 3), (std::vector<sudoku::Digits>{2, 5, 0}));
  EXPECT_EQ(pairs_of_code("AAAAB", 3), std::nullopt) << "beyond the matrix";
  EXPECT_EQ(code_of_pairs(sudoku::DigitPairs(std::vector<sudoku::Digits>(3))), "");
}

/// A 1 first, later no 1, in a code of the format for automata without a choice.
TEST(IssCodes, HoldAutomata) {
  sudoku::DigitAutomaton automaton(3);
  automaton.add_state(true);
  automaton.set_next(0, 1, 1);
  automaton.set_next(1, 2, 1);
  automaton.set_next(1, 3, 1);
  const std::string code = code_of_automaton(automaton);
  const auto read = automaton_of_code(code, 3);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->starts, std::vector{0});
  EXPECT_EQ(read->ends, std::vector{1});
  EXPECT_EQ(**sudoku::without_choice(*read, 3), automaton);
  EXPECT_EQ(automaton_of_code(code, 2)->steps.size(), 2U) << "steps on a third digit are left out";
}

TEST(IssCodes, ReadTheOtherFormatOfAutomata) {
  // Bits: 00 plain, 0000 one bit a state, 0010 three symbols, 1 start, 1 end, 0: the start is none, 0001: one
  // bit for the number of steps; state 0: 1 step, 10 symbol 3, 1 to state 1; state 1: none.
  //   00000000 10110000 11101000 -> AAAAAAAA..
  const auto read = automaton_of_code("ALDo", 3);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->starts, std::vector{0});
  EXPECT_EQ(read->ends, std::vector{1});
  ASSERT_EQ(read->steps.size(), 1U);
  EXPECT_EQ(read->steps[0].digit, 3);
  EXPECT_EQ(read->steps[0].to, 1);
}

TEST(IssCodes, ReadAnyText) {
  EXPECT_TRUE(automaton_of_code("", 9)->steps.empty());
  const auto cut_to_six = automaton_of_code("TgRAIv-IiIiIiIiBDBCBBRAxAdARAB", 9);
  ASSERT_TRUE(cut_to_six) << "its 180 bits are no whole bytes";
  EXPECT_EQ(cut_to_six->steps.back().to, 1);
  EXPECT_FALSE(automaton_of_code("____", 9)) << "no format";
  EXPECT_FALSE(automaton_of_code("~", 9));
  EXPECT_FALSE(automaton_of_code("ALDoA", 3)) << "a character too many or too few";
  Random random(3);
  constexpr std::string_view kSome = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (int i = 0; i < 20'000; ++i) {
    std::string code(random.below(2) == 0 ? "U" : "A");
    for (std::uint64_t length = random.below(12); length > 0; --length) code += kSome[random.below(64)];
    const auto automaton = automaton_of_code(code, 9);
    if (!automaton) continue;
    const auto plain = sudoku::without_choice(*automaton, 9);
    if (!plain) continue;
    const std::string written = code_of_automaton(**plain);
    EXPECT_EQ(code_of_text(*text_of_code(written)), written) << "whole bytes, of which others read no part";
    const auto again = automaton_of_code(written, 9);
    ASSERT_TRUE(again) << code;
    EXPECT_EQ(**sudoku::without_choice(*again, 9), **plain) << code;
  }
}

}  // namespace
}  // namespace quadrille::formats
