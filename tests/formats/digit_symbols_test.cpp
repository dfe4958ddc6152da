#include "formats/digit_symbols.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(DigitSymbols, AreDigitsCapitalsAndSmallLetters) {
  EXPECT_EQ(DigitSymbols(9).value('9'), 9);
  EXPECT_EQ(DigitSymbols(16).value('A'), 10);
  EXPECT_EQ(DigitSymbols(16).value('G'), 16);
  EXPECT_EQ(DigitSymbols(16).value('H'), std::nullopt);
  EXPECT_EQ(DigitSymbols(61).value('a'), 36);
  EXPECT_EQ(DigitSymbols(64).value('z'), 61);
}

TEST(DigitSymbols, TakeSmallLettersForCapitalsWhereNoneAreNeeded) {
  EXPECT_EQ(DigitSymbols(16).value('g'), 16);
  EXPECT_EQ(DigitSymbols(35).value('z'), 35);
  EXPECT_EQ(DigitSymbols(36).value('z'), std::nullopt);
}

TEST(DigitSymbols, KnowEmptyCells) {
  for (const char c : std::string_view("0.*_-Xx")) EXPECT_EQ(DigitSymbols(9).value(c), 0) << c;
  EXPECT_EQ(DigitSymbols(32).value('X'), 0);
  EXPECT_EQ(DigitSymbols(33).value('X'), 33);
}

TEST(DigitSymbols, MeanAnEmptyCellByXOnlyBelowTheSizeWhereItIsADigit) {
  const std::string chosen = "123456789abcdefghijklmnopqrstuvwyzABC";
  EXPECT_EQ(DigitSymbols(32, chosen.substr(0, 32)).value('X'), 0);
  EXPECT_EQ(DigitSymbols(33, chosen.substr(0, 33)).value('X'), std::nullopt);
  EXPECT_EQ(DigitSymbols(33, chosen.substr(0, 33)).value('x'), std::nullopt);
  EXPECT_NE(DigitSymbols(32).expected().find("_ - X for an empty cell"), std::string::npos);
  EXPECT_NE(DigitSymbols(33).expected().find("_ - for an empty cell"), std::string::npos);
}

TEST(DigitSymbols, ReadNumbersToo) {
  EXPECT_EQ(DigitSymbols(64).value("64"), 64);
  EXPECT_EQ(DigitSymbols(64).value("65"), std::nullopt);
  EXPECT_EQ(DigitSymbols(9).value("00"), 0);
  EXPECT_EQ(DigitSymbols(9).value(""), std::nullopt);
  EXPECT_EQ(DigitSymbols(9).value("99999999999999999999"), std::nullopt);
}

TEST(DigitSymbols, CanBeChosen) {
  const DigitSymbols symbols(4, "0abc");
  EXPECT_EQ(symbols.value('0'), 1);
  EXPECT_EQ(symbols.value('c'), 4);
  EXPECT_EQ(symbols.value('.'), 0);
  EXPECT_EQ(symbols.value('1'), std::nullopt);
}

TEST(DigitSymbols, SayWhatTheyExpect) {
  EXPECT_EQ(DigitSymbols(9).expected(), "1 to 9, or 0 . * _ - X for an empty cell");
  EXPECT_EQ(DigitSymbols(16).expected(), "1 to 9, A to G (or 10 to 16), or 0 . * _ - X for an empty cell");
  EXPECT_EQ(DigitSymbols(64).expected(), "1 to 9, A to z (or 10 to 64), or 0 . * _ - for an empty cell");
  EXPECT_EQ(DigitSymbols(2, "ab").expected(), "one of ab, or 0 . * _ - X for an empty cell");
}

TEST(CheckSymbols, WantsOneVisibleCharacterForEachDigit) {
  EXPECT_TRUE(check_symbols(9, ""));
  EXPECT_TRUE(check_symbols(4, "wxyz"));
  for (const std::string_view chosen : {"abc", "abcde", "abca", "ab d", "ab#d", "ab\xC3\xA9"}) {
    EXPECT_FALSE(check_symbols(4, chosen)) << chosen;
  }
}

TEST(DigitSymbol, IsTheInverseOfValue) {
  for (int digit = 0; digit <= kMostSymbols; ++digit) {
    EXPECT_EQ(DigitSymbols(kMostSymbols).value(digit_symbol(digit)), digit);
  }
  EXPECT_EQ(digit_symbol(62), '?');
}

TEST(DigitSymbols, BeginWithZeroWhereDigitsDo) {
  const DigitSymbols symbols({4, 6, 6, 0});
  EXPECT_EQ(symbols.value('0'), 1);
  EXPECT_EQ(symbols.value('5'), 6);
  EXPECT_EQ(symbols.value('6'), std::nullopt);
  EXPECT_EQ(symbols.value('.'), 0);
  EXPECT_EQ(symbols.value("00"), 1);
  EXPECT_EQ(symbols.expected(), "0 to 5, or . * _ - X for an empty cell");
  EXPECT_EQ(DigitSymbols({9, 9, 11, 0}).value('A'), 11);
  EXPECT_EQ(DigitSymbols({9, 9, 11, 0}).expected(),
            "0 to 9, A to A (or 10 to 10), or . * _ - X for an empty cell");
  EXPECT_EQ(DigitSymbols({2, 2, 2, 0}, "ab").value('b'), 2);
  const sudoku::Layout layout(64, 64, 64, 0);
  for (int digit = 1; digit <= kMostSymbols; ++digit)
    EXPECT_EQ(DigitSymbols(layout).value(symbol_of_value(digit, layout)), digit);
  EXPECT_EQ(symbol_of_value(0, layout), '.');
}

}  // namespace
}  // namespace quadrille::formats
