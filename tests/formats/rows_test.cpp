#include "formats/rows.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::string error_of_rows(std::string_view text, int size) {
  TextCursor cursor(text);
  const auto rows = read_rows(cursor, size, "givens");
  return rows ? "" : std::to_string(rows.error().line) + ": " + rows.error().message;
}

TEST(Rows, HaveCellsSideBySideOrApart) {
  TextCursor cursor("12\n# comment\n\n 1 2 \n");
  const auto cells = read_rows(cursor, 0, "givens");
  ASSERT_TRUE(cells);
  ASSERT_EQ(cells->size(), 4U);
  EXPECT_EQ((*cells)[1].column, 2);
  EXPECT_EQ((*cells)[3].text, "2");
  EXPECT_EQ((*cells)[3].line, 4);
  EXPECT_EQ((*cells)[3].column, 4);
}

TEST(Rows, SayWhichRowIsWrong) {
  EXPECT_EQ(error_of_rows("12\n123\n", 0), "2: found 3 cells in row 2 of the givens, expected 2");
  EXPECT_EQ(error_of_rows("12\n1\n", 0), "2: found 1 cell in row 2 of the givens, expected 2");
  EXPECT_EQ(error_of_rows("12\n", 3), "1: found 2 cells in row 1 of the givens, expected 3");
  EXPECT_EQ(error_of_rows("12\n", 0), "2: found 1 row of the givens before the end of the text, expected 2");
  EXPECT_EQ(
      error_of_rows("12\n\n12\n21\n", 0),
      "2: found 1 row of the givens before a blank line, expected 2; add the missing rows, or remove the "
      "blank line if the grid goes on below it");
  EXPECT_EQ(error_of_rows("12\n\n", 0),
            "3: found 1 row of the givens before the end of the text, expected 2");
  EXPECT_EQ(error_of_rows(std::string(1'000'000, '1'), 0),
            "1: found more than 64 cells in row 1 of the givens, expected 1 to 64");
}

/// The givens of each 4x4 grid, or the line and the message of its error.
std::vector<std::string> outline(std::string_view format, std::string_view text) {
  std::vector<std::string> found;
  for (const Item& item : read_all(format, text))
    found.push_back(item.puzzle ? givens_of(*item.puzzle)
                                : std::to_string(item.puzzle.error().line) + ": " +
                                      item.puzzle.error().message.substr(0, 43));
  return found;
}

TEST(Rows, EndAtABlankLineIfTheFollowingRowsAreAGridOfTheirOwn) {
  const std::string first = "1...\n....\n....\n...2\n", second = "...1\n....\n....\n2...\n",
                    cut = "..3.\n....\n....\n";
  const std::string short_grid = "found 3 rows of the givens before a blank l";
  using Outline = std::vector<std::string>;
  const std::string a = "1..............2", b = "...1........2...";
  for (const std::string_view format : {"msk", "sdk", "spf", "pencilmarks", "sdx"}) {
    const auto spaced = [format](std::string text) {
      if (format == "msk" || format == "sdk") return text;
      std::string apart;
      for (const char c : text) apart += c == '\n' ? std::string("\n") : std::string{c, ' '};
      return apart;
    };
    EXPECT_EQ(outline(format, spaced(first + "\n" + cut + "\n" + second)),
              (Outline{a, "9: " + short_grid, b}));
    EXPECT_EQ(outline(format, spaced(cut + "# remark\n\n\n" + first + second)),
              (Outline{"4: " + short_grid, a, b}))
        << format;
    EXPECT_EQ(outline(format, spaced(cut + "\n" + cut + "\n" + second)),
              (Outline{"4: " + short_grid, "8: " + short_grid, b}))
        << format;
  }
}

TEST(Rows, MayHaveBlankLinesBetweenThemThatEndNoGrid) {
  const std::string bands = "1...\n....\n\n....\n...2\n", apart = "1...\n\n....\n\n....\n\n...2\n\n",
                    uneven = "1...\n\n....\n....\n...2\n";
  for (const std::string& text : {bands, apart, uneven, bands + "\n" + bands, apart + "\n" + apart,
                                  uneven + "\n" + bands, apart + bands}) {
    for (const std::string& puzzle : outline("msk", text)) EXPECT_EQ(puzzle, "1..............2") << text;
  }
  EXPECT_EQ(outline("sections", "givens\n" + bands + "regions\n1122\n1122\n\n3344\n3344\n").size(), 1U);
}

TEST(Rows, AfterABandThatIsMissingComeTheOtherGrids) {
  const std::string bands = "1...\n....\n\n....\n...2\n\n", lacking = "1...\n....\n\n....\n\n";
  const auto found = outline("msk", lacking + bands + bands);
  ASSERT_GE(found.size(), 3U);
  EXPECT_TRUE(found[0].starts_with("3: found 2 rows")) << found[0];
  EXPECT_EQ(found[found.size() - 1], "1..............2");
  EXPECT_EQ(found[found.size() - 2], "1..............2");
}

TEST(Rows, LeaveTheCursorBehindThem) {
  TextCursor cursor("12\n21\nrest");
  ASSERT_TRUE(read_rows(cursor, 2, "givens"));
  EXPECT_EQ(cursor.rest(), "rest");
}

TEST(Rows, AreWrittenInSymbolsUpTo35) {
  std::string out;
  write_rows({0, 2, 1, 0}, 2, out);
  EXPECT_EQ(out, ".2\n1.\n");
  out.clear();
  Grid large(36 * 36);
  large[1] = 36;
  write_rows(large, 36, out);
  EXPECT_TRUE(out.starts_with("0 36 0 0 "));
}

TEST(RegionRows, KeepLabelsThatCanBeRead) {
  Puzzle puzzle(2);
  const auto rows_for = [&](const std::vector<std::string>& labels) {
    EXPECT_TRUE(puzzle.set_regions(labels));
    std::string out;
    write_region_rows(puzzle, out);
    return out;
  };
  EXPECT_EQ(rows_for({"a", "b", "a", "b"}), "ab\nab\n");
  EXPECT_TRUE(fits_region_rows(puzzle));
  EXPECT_EQ(rows_for({"aa", "b", "aa", "b"}), "aa b\naa b\n");
  EXPECT_TRUE(fits_region_rows(puzzle));
  EXPECT_EQ(rows_for({"a a", "b", "a a", "b"}), "1 2\n1 2\n");
  EXPECT_FALSE(fits_region_rows(puzzle));
}

TEST(Rows, TakeLinesOfDashesForLines) {
  const std::string first = "1...\n....\n....\n...2\n", second = "0001\n0000\n0000\n2000\n";
  for (const std::string& text :
       {first + "----\n" + second, first + "----\n" + second + "---\n",
        "----------\n" + first + "\n----\n----\n" + second,
        std::string("1...\n....\n----\n....\n...2\n----\n0001\n0000\n----\n0000\n2000\n")}) {
    for (const std::string_view format : {"msk", "sdk"}) {
      const auto items = read_all(format, text);
      ASSERT_EQ(items.size(), 2U) << text;
      for (const Item& item : items) ASSERT_TRUE(item.puzzle) << item.puzzle.error().message << "\n" << text;
      EXPECT_EQ(givens_of(*items[0].puzzle), "1..............2");
      EXPECT_EQ(givens_of(*items[1].puzzle), "...1........2...");
    }
  }
}

TEST(Rows, TakeDashesForEmptyCellsWhereTheseAreDashes) {
  for (const std::string_view text :
       {"1---\n----\n----\n---2\n", "----\n1---\n----\n---2\n", "1234\n----\n----\n---2\n"}) {
    const auto items = read_all("msk", text);
    ASSERT_EQ(items.size(), 1U) << text;
    ASSERT_TRUE(items[0].puzzle) << text;
    EXPECT_EQ(items[0].puzzle->size(), 4);
  }
}

}  // namespace
}  // namespace quadrille::formats
