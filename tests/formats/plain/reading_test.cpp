#include "formats/plain/reading.h"

#include <gtest/gtest.h>

namespace quadrille::formats::plain {
namespace {

std::string text_of(const std::optional<std::vector<Token>>& cells) {
  if (!cells) return "none";
  std::string text;
  for (const Token& cell : *cells) text += (text.empty() ? "" : " ") + std::string(cell.text);
  return text;
}

std::string row_of(std::string_view line, Reading reading) {
  return text_of(RowReader(reading).row({line, 1, 1}));
}

Reading rows_of(int size) { return {.style = Style::rows, .size = size}; }

TEST(RowReader, SplitsCharactersAndWords) {
  for (const std::string_view line :
       {"1..4", "1 . . 4", "1, ., ., 4,", "|1.|.4|", "{1,0,0,4},", "[1, -1, ?, 4],", "\"1..4\",",
        "int g[4][4] = {{1,0,0,4},", "row(1,_,_,4)  // the first", "1 & . & . & 4 \\\\",
        "new int[] {1, 0, 0, 4}"})
    EXPECT_TRUE(row_of(line, rows_of(4)).starts_with("1 ") && row_of(line, rows_of(4)).ends_with(" 4"))
        << line;
  EXPECT_EQ(row_of("12 . 3 16 1 2 3 4 5 6 7 8 9 10 11 12", rows_of(16)),
            "12 . 3 16 1 2 3 4 5 6 7 8 9 10 11 12");
  EXPECT_EQ(row_of("134 2 . 4", rows_of(4)), "134 2 . 4") << "candidates";
}

TEST(RowReader, TakesNothingElseForARow) {
  for (const std::string_view line : {"Grid", "1..", "1..45", "1..x5", "----", "+--+", ""})
    EXPECT_EQ(row_of(line, rows_of(4)), "none") << line;
}

TEST(RowReader, TakesDashesForARowIfAsked) {
  Reading reading = rows_of(4);
  EXPECT_EQ(row_of("----", reading), "none");
  reading.dash_is_empty = true;
  EXPECT_EQ(row_of("----", reading), "- - - -");
  EXPECT_EQ(row_of("-+--", reading), "none");
}

TEST(RowReader, TakesEmptyFields) {
  Reading reading{.style = Style::fields, .size = 4, .separator = '\t'};
  EXPECT_EQ(row_of("1\t\t\t4", reading), "1 . . 4");
  EXPECT_EQ(row_of("1\t\t3", reading), "1 . 3 .") << "without its end";
  EXPECT_EQ(row_of("1\t\t\t4\t", reading), "1 . . 4");
  EXPECT_EQ(row_of("1\t\t\t4\t1", reading), "none");
  EXPECT_EQ(row_of("1..4", reading), "none");
}

TEST(RowReader, KnowsRowsWithAMistake) {
  const Reading reading = rows_of(9);
  const RowReader rows(reading);
  EXPECT_TRUE(rows.near_row({"12345678", 1, 1}));
  EXPECT_TRUE(rows.near_row({"123a5678.", 1, 1}));
  EXPECT_FALSE(rows.near_row({"Difficult", 1, 1}));
  EXPECT_FALSE(rows.near_row({"9 9", 1, 1}));
}

TEST(RowReader, TakesTheSymbolsOfTheReading) {
  Reading reading = rows_of(4);
  reading.symbols = "ABCD";
  EXPECT_EQ(row_of("A..D", reading), "A . . D");
  EXPECT_EQ(row_of("A..E", reading), "none");
}

TEST(Border, IsLinesAndCorners) {
  for (const std::string_view line : {"---", "+===+", "|---+---|", ".---.---.", "------+------"})
    EXPECT_TRUE(is_border(line)) << line;
  for (const std::string_view line : {"...", "1--", ". . .", "|.|"}) EXPECT_FALSE(is_border(line)) << line;
}

}  // namespace
}  // namespace quadrille::formats::plain
