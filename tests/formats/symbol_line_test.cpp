#include "formats/symbol_line.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(SymbolLine, EndsItsFirstWordAtABlankOrComment) {
  const Token word = first_word({"  12#34 5", 3, 1});
  EXPECT_EQ(word.text, "12");
  EXPECT_EQ(word.column, 3);
  EXPECT_EQ(first_word({"12 34", 1, 1}).text, "12");
  EXPECT_EQ(first_word({"#", 1, 1}).text, "");
}

TEST(SymbolLine, CountsCharactersForEachCell) {
  EXPECT_EQ(split_symbols({"1234", 1, 1}, {})->size(), 4U);
  EXPECT_EQ(split_symbols({"1234abcd", 1, 1}, {}, 2)->size(), 8U);
  EXPECT_EQ(split_symbols({"1234abc", 1, 1}, {}, 2).error().message,
            "found 7 characters, expected 8 for a 2x2 grid");
  EXPECT_EQ(split_symbols({"\xC3\xA9", 1, 1}, {})->size(), 1U);
}

TEST(SymbolLine, KnowsGrids) {
  EXPECT_TRUE(is_symbol_grid("1234............"));
  EXPECT_FALSE(is_symbol_grid("12345..........."));
  EXPECT_FALSE(is_symbol_grid("123"));
  EXPECT_FALSE(is_symbol_grid(""));
}

TEST(SymbolLine, ReadsRowsThatBlanksPart) {
  EXPECT_EQ(givens_of(read_puzzle("line", "1... .... .... .2..")), "1............2..");
  EXPECT_EQ(givens_of(read_puzzle("line", "  1... ....\t.... .2.. # four rows")), "1............2..");
  EXPECT_EQ(read_puzzle("line", "1... ....").size(), 2) << "a remark";
}

TEST(SymbolLine, TakesNoNumberForAGrid) {
  EXPECT_EQ(first_error("line", "1 2 3 4"),
            "1:1: found \"1\" by itself, expected a character for each cell, side by side");
  EXPECT_EQ(read_puzzle("line", "1 # one cell").size(), 1);
}

TEST(SymbolLine, NamesTheSlipInALine) {
  const std::string line(kGivens);
  EXPECT_EQ(first_error("line", line.substr(1) + "?").substr(0, 18), "1:81: found \"?\" in");
}

}  // namespace
}  // namespace quadrille::formats
