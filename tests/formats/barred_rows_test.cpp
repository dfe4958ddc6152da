#include "formats/barred_rows.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(BarredRows, PassBordersBy) {
  for (const std::string_view border :
       {"-----------", "*-----------*", "|---+---+---|", "+-------+", ".---.---.", ":--- + ---:", "'---'",
        "===", "*-*", "  ------+------"}) {
    TextCursor cursor(border);
    EXPECT_FALSE(barred_words().find(cursor)) << border;
  }
  for (const std::string_view row : {"|1..|", "...", "| . | . |", "|-|", ". - ."}) {
    TextCursor cursor(row);
    EXPECT_TRUE(barred_words().find(cursor)) << row;
  }
}

TEST(BarredRows, SplitIntoWordsOrCharacters) {
  EXPECT_EQ(barred_words().cells_of({"| 12 . | 3 |", 1, 1}).size(), 3U);
  const std::string long_row(1'000, '1');
  const auto cells = barred_characters().cells_of({"|12.|3 4|", 1, 1});
  ASSERT_EQ(cells.size(), 5U);
  EXPECT_EQ(cells[4].text, "4");
  EXPECT_EQ(cells[4].column, 8);
  EXPECT_EQ(barred_characters().cells_of({long_row, 1, 1}).size(), kTooManyCells);
}

TEST(BarredRows, GetBordersBetweenBands) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  EXPECT_TRUE(starts_box_column(puzzle, 2));
  EXPECT_FALSE(starts_box_column(puzzle, 0));
  EXPECT_FALSE(starts_box_column(puzzle, 4));
  std::string out;
  write_barred(puzzle, out, [](int) { return std::string("12|34"); });
  EXPECT_EQ(out, "12|34\n12|34\n--+--\n12|34\n12|34\n");
  out.clear();
  write_barred(puzzle, out, [](int) { return std::string("|12|34|"); });
  EXPECT_EQ(out, "*-----*\n|12|34|\n|12|34|\n|--+--|\n|12|34|\n|12|34|\n*-----*\n");
}

}  // namespace
}  // namespace quadrille::formats
