#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kFramed =
    "*-----*\n"
    "|1.|..|\n"
    "|..|1.|\n"
    "|--+--|\n"
    "|..|.4|\n"
    "|..|..|\n"
    "*-----*\n";

TEST(Ss, ReadsThreeStyles) {
  for (const std::string_view text : {kFramed, std::string_view("1.|..\n..|1.\n-----\n..|.4\n..|..\n"),
                                      std::string_view("1...\n..1.\n...4\n....\n")}) {
    EXPECT_EQ(givens_of(read_puzzle("ss", text)), "1.....1....4....") << text;
  }
}

TEST(Ss, ReadsPlacedDigitsAndPencilMarks) {
  const std::string text = std::string(kFramed) + "|.2|..|\n|..|..|\n|..|..|\n|..|..|\n" +
                           "| 1 2 | 34 . |\n| 3 4 | 1 2 |\n| . . | . 4 |\n| . . | . . |\n";
  const Item item = read_item("ss", text);
  ASSERT_TRUE(item.puzzle && item.progress);
  EXPECT_FALSE(item.puzzle->has_restrictions());
  EXPECT_EQ(item.progress->placed[1], 2);
  EXPECT_EQ(item.progress->noted[2], 0b1100U);
}

TEST(Ss, TakesAFullSecondGridForTheSolution) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  const Grid solution{1, 2, 2, 1};
  const std::string text = written("ss", puzzle, &solution);
  EXPECT_EQ(text, "*--*\n|1.|\n|..|\n*--*\n*--*\n|12|\n|21|\n*--*\n");
  const Item item = read_item("ss", text);
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.solution, solution);
}

TEST(Ss, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("ss", "|1.|..|\n|..|\n"), "2:1: found 2 cells in row 2 of the givens, expected 4");
  EXPECT_EQ(first_error("ss", std::string(kFramed) + "|1.|..|\n"),
            "9:1: found 1 row of the placed digits before the end of the text, expected 4");
}

TEST(Ss, WritesAFrame) { EXPECT_EQ(written("ss", read_puzzle("ss", kFramed)), kFramed); }

}  // namespace
}  // namespace quadrille::formats
