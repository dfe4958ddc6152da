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
  EXPECT_EQ(best("1\t\t\t4\n\t\t2\t\n\t3\t\t\n4\t\t\t1\n"), "rows of 4 fields between \\t");
  EXPECT_EQ(best("1  4\n  2 \n 3  \n4  1\n"), "rows of 4 cells, where blanks are empty cells");
  EXPECT_EQ(best("4 1 0 0 4 0 0\n2 0 0 3 0 0 4 0\n0 1\n"), "numbers, one for each cell");
  EXPECT_EQ(best("nothing of the kind\n"), "none");
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
