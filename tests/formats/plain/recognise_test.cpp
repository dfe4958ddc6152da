#include "formats/plain/recognise.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats::plain {
namespace {

std::string best(std::string_view text, const ReadOptions& options = {}) {
  const auto readings = readings_of(text, options);
  return readings.empty() ? "none" : name_of(readings.front().reading);
}

TEST(Recognise, TakesTheReadingThatExplainsMost) {
  const std::string rows = "1..4\n..2.\n.3..\n4..1\n";
  EXPECT_EQ(best("Grid 1\n" + rows + "Grid 2\n" + rows), "rows of 4 cells; a blank line ends a grid");
  EXPECT_EQ(best("1..4\n..2.\n\n.3..\n4..1\n"), "rows of 4 cells");
  EXPECT_EQ(best("A title, by somebody\n" + std::string(kGivens) + "\n"), "a grid on each line");
  EXPECT_EQ(best("1\t\t\t4\n\t\t2\t\n\t3\t\t\n4\t\t\t1\n"),
            "rows of 4 fields between \\t; a blank line ends a grid");
  EXPECT_EQ(best("1  4\n  2 \n 3  \n4  1\n"), "rows of 4 cells, where blanks are empty cells");
  EXPECT_EQ(best("4 1 0 0 4 0 0\n2 0 0 3 0 0 4 0\n0 1\n"), "numbers, one for each cell");
  EXPECT_EQ(best("nothing of the kind\n"), "none");
}

TEST(Recognise, ReadsItemsOfListsAndElements) {
  EXPECT_EQ(best("Givens:\n  - 1..4\n  - ..2.\n  - .3..\n  - 4..1\n"),
            "rows of 4 cells; a blank line ends a grid");
  EXPECT_EQ(best("<?xml version=\"1.0\"?>\n<grid>\n <row>1..4</row>\n <row>..2.</row>\n <row>.3..</row>\n"
                 " <row>4..1</row>\n</grid>\n"),
            "rows of 4 cells; a blank line ends a grid");
}

TEST(Recognise, ReadsTextsInQuotes) {
  EXPECT_EQ(best("const grid =\n  \"1..4\" +\n  \"..2.\" +\n  \".3..\" +\n  \"4..1\";\n"),
            "rows of 4 cells; a blank line ends a grid");
  EXPECT_EQ(best("const grid =\n   \"1..4\"\n++ \"..2.\"\n++ \".3..\"\n++ \"4..1\";\n"),
            "rows of 4 cells; a blank line ends a grid");
}

TEST(Recognise, ReadsZeroAsADigitBesideBlanks) {
  EXPECT_EQ(best("+--+--+\n|1 | 0|\n|  |  |\n+--+--+\n|  |2 |\n| 3|  |\n+--+--+\n"),
            "rows of 4 cells, where blanks are empty cells; 0 is a digit, since empty cells are written "
            "otherwise");
  EXPECT_NE(best("3 0 1 \n3 4 5 \n3 8 9 \n"),
            "rows of 3 cells, where blanks are empty cells; 0 is a digit, since empty cells are written "
            "otherwise");
}

TEST(Recognise, PrefersGridsThatEndAtBlankLines) {
  const std::string first = "1..4\n..2.\n.3..\n4..1\n\n", second = "2...\n...3\n1...\n...4\n\n",
                    third = "...4\n3...\n...2\n1...\n\n", cut = "1...\n...4\n.2..\n\n";
  EXPECT_EQ(best(first + cut + second + third), "rows of 4 cells; a blank line ends a grid");
  EXPECT_EQ(best(cut + first + second + third), "rows of 4 cells; a blank line ends a grid");
  const auto fields = [](std::string rows) {
    std::string text;
    for (const char c : rows)
      text += c == '\n' ? std::string("\n") : (c == '.' ? std::string(",") : std::string{c, ','});
    return text;
  };
  EXPECT_EQ(best(fields(first + cut + second + third)),
            "rows of 4 fields between ,; a blank line ends a grid");
  EXPECT_EQ(best("1..4\n..2.\n\n.3..\n4..1\n\n1...\n\n...4\n.2..\n"), "rows of 4 cells")
      << "blank lines within grids";
}

TEST(Recognise, PrefersFramesThatEndAtBlankLines) {
  const std::string frame = "*---*---*\n|1 .|. 4|\n|. .|2 .|\n|---+---|\n|. 3|. .|\n|4 .|. 1|\n*---*---*\n\n";
  std::string longer = frame;
  longer.insert(longer.find("|1 .|"), "|. 2|. .|\n");
  EXPECT_EQ(best(frame + longer + frame + frame), "rows of 4 cells; a blank line ends a grid");
}

TEST(Recognise, FindsLettersAsDigits) {
  EXPECT_EQ(best("A..D\n..B.\n.C..\nD..A\n"), "rows of 4 cells; a blank line ends a grid; digits are ABCD");
  ReadOptions options;
  options.digits = "WXYZ";
  EXPECT_EQ(best("W..Z\n..X.\n.Y..\nZ..W\n", options),
            "rows of 4 cells; a blank line ends a grid; digits are WXYZ");
}

TEST(Recognise, FindsDigitsThatBeginWithZero) {
  EXPECT_EQ(
      best("0..3\n..1.\n.2..\n3..0\n"),
      "rows of 4 cells; a blank line ends a grid; 0 is a digit, since empty cells are written otherwise");
  EXPECT_EQ(best("0..4\n..1.\n.2..\n4..0\n"), "rows of 4 cells; a blank line ends a grid")
      << "4 is a digit, 0 cannot be";
}

}  // namespace
}  // namespace quadrille::formats::plain
