#include "formats/short_lines.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::string name_of_format(std::string_view text) {
  const auto format = detect_format(text, "");
  return format ? std::string((*format)->name) : format.error().message;
}

TEST(ShortLines, AreRowsWhereTheyMakeAGrid) {
  for (const std::string text : {"1...\n....\n....\n.2..\n", "1...\n\n....\n....\n# half\n\n.2..",
                                 "  1...\r\n  ....\r\n  ....\r\n  .2..\r\n"}) {
    const ShortLines lines = look_at_short_lines(text);
    EXPECT_EQ(lines.length, 4) << text;
    EXPECT_TRUE(lines.are_rows()) << text;
    EXPECT_TRUE(lines.are_doubtful()) << text;
    EXPECT_NE(name_of_format(text), "line") << text;
  }
}

TEST(ShortLines, AreRowsOfASparse9x9) {
  const std::string text =
      "1........\n...2.....\n......3..\n.1.......\n....3....\n.......2.\n..3......\n.....1...\n........1\n";
  EXPECT_TRUE(look_at_short_lines(text).are_rows());
  ASSERT_NE(name_of_format(text), "line");
  EXPECT_EQ(read_puzzle(name_of_format(text), text).size(), 9);
}

TEST(ShortLines, AreGridsWhereTheyMakeNone) {
  std::string text;
  for (int i = 0; i < 40; ++i) text += "1.3...2..4....1.\n";
  const ShortLines lines = look_at_short_lines(text);
  EXPECT_EQ(lines.length, 16);
  EXPECT_FALSE(lines.are_rows());
  EXPECT_FALSE(lines.are_doubtful());
  EXPECT_EQ(name_of_format(text), "line");
}

TEST(ShortLines, Of4And9AreRowsWhereNeitherIsSound) {
  EXPECT_NE(name_of_format("11..\n....\n....\n....\n"), "line");
  std::string text;
  for (int i = 0; i < 16; ++i) text += i == 3 ? "11..............\n" : "1.3...2..4....1.\n";
  EXPECT_EQ(name_of_format(text), "line") << "a list with one contradictory grid in it";
}

TEST(ShortLines, AreDoubtfulWhereTheLastRowsMayBeMissing) {
  const ShortLines lines = look_at_short_lines("1...\n....\n.2..\n");
  EXPECT_FALSE(lines.are_rows());
  EXPECT_TRUE(lines.are_doubtful());
  EXPECT_FALSE(look_at_short_lines("1.2.\n").are_doubtful()) << "a line by itself";
  EXPECT_FALSE(look_at_short_lines("1...............\n....2...........\n").are_doubtful())
      << "two of sixteen rows";
}

TEST(ShortLines, AreWithoutDoubtWhereAllIsEmpty) {
  const ShortLines lines = look_at_short_lines("....\n....\n....\n....\n");
  EXPECT_TRUE(lines.are_rows());
  EXPECT_FALSE(lines.are_doubtful());
}

TEST(ShortLines, HaveNothingBesideTheirCells) {
  EXPECT_EQ(look_at_short_lines("1... easy\n....\n").length, 0);
  EXPECT_EQ(look_at_short_lines("1..4\n....\n....\n....\n").are_doubtful(), false)
      << "4 is no digit of a 2x2 grid";
  EXPECT_EQ(look_at_short_lines("").length, 0);
  EXPECT_FALSE(look_at_short_lines("abcd\nefgh\nijkl\nmnop\n").are_symbols);
}

}  // namespace
}  // namespace quadrille::formats
