#include "formats/plain/ruled.h"

#include <gtest/gtest.h>

namespace quadrille::formats::plain {
namespace {

/// The cells; then the labels of regions, or the shape of boxes, if the lines tell of them.
std::string ruled(std::string_view text, int size) {
  std::deque<std::string> arena;
  Lines lines(TextCursor(text), arena);
  const auto grid = take_ruled_grid(lines, size, DigitSymbols(size), arena);
  if (!grid) return "none";
  std::string found;
  for (const Token& cell : grid->cells) found += cell.text;
  if (!grid->regions.empty()) found += " ";
  for (const Token& region : grid->regions)
    found += std::string(region.text) + (region.text.size() > 1 ? "," : "");
  if (grid->boxes)
    found += " " + std::to_string(grid->boxes->rows) + "x" + std::to_string(grid->boxes->columns);
  return found;
}

TEST(Ruled, ReadsBlanksAsEmptyCells) {
  EXPECT_EQ(ruled("1  4\n    \n  2 \n 3  \n", 4), "1..4......2..3..");
  EXPECT_EQ(ruled("1     4\n       \n    2  \n  3    \n", 4), "1..4......2..3..");
  EXPECT_EQ(ruled("1  4\n\n  2 \n 3  \n", 4), "none");
}

TEST(Ruled, ReadsFramesWithBarsBetweenBoxes) {
  EXPECT_EQ(ruled("┌─────┬─────┐\n│ 1   │   4 │\n│     │     │\n├─────┼─────┤\n│     │ 2   │\n│   3 │     "
                  "│\n└─────┴─────┘\n",
                  4),
            "1..4......2..3..");
  EXPECT_EQ(ruled("+--+--+\n|1 | 4|\n|  |  |\n+--+--+\n|  |2 |\n| 3|  |\n+--+--+\n", 4), "1..4......2..3..");
}

TEST(Ruled, ReadsFramesWithABarBetweenCells) {
  EXPECT_EQ(
      ruled("+---+---+---+---+\n| 1 |   |   | 4 |\n+---+---+---+---+\n|   |   |   |   |\n+---+---+---+---+\n"
            "|   |   | 2 |   |\n+---+---+---+---+\n|   | 3 |   |   |\n+---+---+---+---+\n",
            4),
      "1..4......2..3..");
}

TEST(Ruled, ReadsFramesWithLinesOnlyBetweenRegions) {
  EXPECT_EQ(ruled(" --- --- --- ---\n| 1         | 4 |\n     --- ---\n|   | 2         |\n --- --- --- ---\n"
                  "|     3     |   |\n     --- ---\n|   |         1 |\n --- --- --- ---\n",
                  4),
            "1..4.2...3.....1 1116166699914,914,14,14,");
  EXPECT_EQ(ruled(" --- ---\n| 1   2 |\n\n| 2   1 |\n --- ---\n", 2), "1221");
  EXPECT_EQ(ruled("| 1   2 |\n\n| 2   1 |\n\n| 1   2 |\n\n| 2   1 |\n", 2), "1221");
  EXPECT_EQ(ruled("| 1 |   4 |\n|     |   |\n|   2|    |\n|   |   3 |\n", 4), "none")
      << "a bar within a cell";
}

TEST(Ruled, PassesOverTabsAtTheEndsOfLines) {
  EXPECT_EQ(ruled("+--+--+\t\n|1 | 4|\t\n|  |  |\t\n+--+--+\t\n|  |2 |\t\n| 3|  |\t\n+--+--+\t\n", 4),
            "1..4......2..3..");
}

TEST(Ruled, TakesNoHeadingForARowOfAFrame) {
  const std::string_view text = "1.\n+--+--+\n|1 | 4|\n|  |  |\n+--+--+\n|  |2 |\n| 3|  |\n+--+--+\n";
  EXPECT_EQ(ruled(text, 4), "none");
  std::deque<std::string> arena;
  Lines lines(TextCursor(text), arena);
  EXPECT_EQ(skip_ruled_rows(lines), 1);
  EXPECT_EQ(skip_ruled_rows(lines), 4);
}

TEST(Ruled, ReadsTheRegionsOfThickLines) {
  EXPECT_EQ(
      ruled("┏━━━┯━━━┯━━━┳━━━┓\n┃ 1 │   │   ┃   ┃\n┠───╆━━━┿━━━╃───┨\n┃   ┃   │   │   ┃\n┣━━━╇━━━┿━━━╈━━━┫\n"
            "┃   │   │   ┃   ┃\n┣━━━╅───╆━━━╃───┨\n┃   ┃   ┃   │   ┃\n┗━━━┻━━━┻━━━┷━━━┛\n",
            4)
          .substr(0, 17),
      "1............... ");
  EXPECT_EQ(
      ruled("+===+===+===+===+\n| 1 :   |   :   |\n+---+---+---+---+\n|   :   |   :   |\n+===+===+===+===+\n"
            "|   :   |   :   |\n+---+---+---+---+\n|   :   |   :   |\n+===+===+===+===+\n",
            4),
      "1............... 2x2");
}

TEST(Ruled, CountsRows) {
  std::deque<std::string> arena;
  EXPECT_EQ(count_ruled_rows(Lines(TextCursor("| 1 |   |\n|---|---|\n|   | 2 |\n\nmore"), arena)), 2);
  EXPECT_EQ(count_ruled_rows(Lines(TextCursor("heading of words\n"), arena)), 0);
}

}  // namespace
}  // namespace quadrille::formats::plain
