#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {
namespace {

TEST(Frame, DrawsBoxesInHeavyLines) {
  EXPECT_EQ(written("frame", read_puzzle("line", "1..2....3..4...1")),
            "┏━━━┯━━━┳━━━┯━━━┓\n"
            "┃ 1 │   ┃   │ 2 ┃\n"
            "┠───┼───╂───┼───┨\n"
            "┃   │   ┃   │   ┃\n"
            "┣━━━┿━━━╋━━━┿━━━┫\n"
            "┃ 3 │   ┃   │ 4 ┃\n"
            "┠───┼───╂───┼───┨\n"
            "┃   │   ┃   │ 1 ┃\n"
            "┗━━━┷━━━┻━━━┷━━━┛\n");
}

TEST(Frame, DrawsAJigsawsRegions) {
  EXPECT_EQ(written("frame", read_puzzle("jigsaw_line", "1....3.....1.1..aabbaacbdccbdddc")),
            "┏━━━┯━━━┳━━━┯━━━┓\n"
            "┃ 1 │   ┃   │   ┃\n"
            "┠───┼───╊━━━╅───┨\n"
            "┃   │ 3 ┃   ┃   ┃\n"
            "┣━━━╈━━━╃───╂───┨\n"
            "┃   ┃   │   ┃ 1 ┃\n"
            "┠───╄━━━┿━━━╋━━━┫\n"
            "┃   │ 1 │   ┃   ┃\n"
            "┗━━━┷━━━┷━━━┻━━━┛\n");
}

TEST(Frame, DrawsInAscii) {
  const Puzzle puzzle = read_puzzle("jigsaw_line", "1....3.....1.1..aabbaacbdccbdddc");
  std::string out;
  find_format("frame")->write({.puzzle = puzzle, .ascii = true}, out);
  EXPECT_EQ(out,
            "+===+===+===+===+\n"
            "| 1 :   |   :   |\n"
            "+---+---+===+---+\n"
            "|   : 3 |   |   |\n"
            "+===+===+---+---+\n"
            "|   |   :   | 1 |\n"
            "+---+===+===+===+\n"
            "|   : 1 :   |   |\n"
            "+===+===+===+===+\n");
  EXPECT_NE(written("frame", puzzle), out);
}

TEST(Frame, DrawsNoRegionsInALatinSquare) {
  EXPECT_EQ(written("frame", Puzzle(2)),
            "┏━━━┯━━━┓\n"
            "┃   │   ┃\n"
            "┠───┼───┨\n"
            "┃   │   ┃\n"
            "┗━━━┷━━━┛\n");
}

TEST(Frame, ShowsTheSolutionWithBoldGivens) {
  Puzzle puzzle(1);
  const Grid solution{1};
  std::string out;
  find_format("frame")->write({.puzzle = puzzle, .solution = &solution, .colour = true}, out);
  EXPECT_EQ(out, "┏━━━┓\n┃ 1 ┃\n┗━━━┛\n");
  puzzle.set_given(0, 1);
  out.clear();
  find_format("frame")->write({.puzzle = puzzle, .colour = true}, out);
  EXPECT_EQ(out, "┏━━━┓\n┃ \x1b[1m1\x1b[0m ┃\n┗━━━┛\n");
}

TEST(Frame, IsThatOfEachPuzzleInTurn) {
  const Puzzle four = read_puzzle("line", "1..2....3..4...1");
  const Puzzle jigsaw = read_puzzle("jigsaw_line", "1....3.....1.1..aabbaacbdccbdddc");
  const std::string first = written("frame", four);
  EXPECT_NE(written("frame", jigsaw), first);
  EXPECT_NE(written("frame", read_puzzle("line", ".1..............")), first);
  EXPECT_EQ(written("frame", four), first);
}

TEST(Frame, PutsLargeNumbersAtTheRightOfTheirCells) {
  Puzzle puzzle(10);
  puzzle.set_given(0, 10);
  puzzle.set_given(1, 9);
  const std::string frame = written("frame", puzzle);
  EXPECT_NE(frame.find("\n┃ 10 │  9 │    │"), std::string::npos) << frame;
  std::string bold;
  find_format("frame")->write({.puzzle = puzzle, .colour = true}, bold);
  EXPECT_NE(bold.find("\n┃ \x1b[1m10\x1b[0m │ \x1b[1m 9\x1b[0m │    │"), std::string::npos) << bold;
}

TEST(Frame, FitsATerminalUpToSize26) {
  for (int size = 1; size <= 26; ++size) {
    const std::string frame = written("frame", Puzzle(size));
    EXPECT_LE(count_characters(frame.substr(0, frame.find('\n'))), 80U) << size;
  }
}

TEST(Frame, HasRowsOfTheSameLength) {
  for (const int size : {9, 10, 15, 16, 19, 20, 25, 64}) {
    Puzzle puzzle(size);
    puzzle.set_given(0, size);
    const std::string frame = written("frame", puzzle);
    TextCursor lines(frame);
    const std::size_t length = count_characters(lines.take_line().text);
    while (!lines.at_end()) EXPECT_EQ(count_characters(lines.take_line().text), length) << size;
  }
}

TEST(Frame, ColoursWholeCellsOnATerminal) {
  Puzzle puzzle(4);
  puzzle.set_given(0, 3);
  ASSERT_TRUE(puzzle.add_rule("odd", "r1c1"));
  ASSERT_TRUE(puzzle.add_rule("whispers", "r1c2 r1c3"));
  std::string out;
  find_format("frame")->write({.puzzle = puzzle, .colour = true}, out);
  EXPECT_NE(
      out.find(
          "\n┃\x1b[1;30;48;5;249m(3)\x1b[0m│\x1b[30;48;5;151m   \x1b[0m│\x1b[30;48;5;151m   \x1b[0m│   ┃\n"),
      std::string::npos)
      << out;
}

TEST(Frame, LeavesRoomForCluesWithin80Columns) {
  Puzzle puzzle(25);
  const auto width = [&] {
    const std::string frame = written("frame", puzzle);
    const std::string line = frame.substr(0, frame.find('\n'));
    return std::ranges::count_if(line,
                                 [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
  };
  EXPECT_EQ(width(), 101 - 25);
  ASSERT_TRUE(puzzle.add_rule("sandwich", "r1c0 total=100; r1c26 total=100"));
  EXPECT_LE(width(), 80);
}

}  // namespace
}  // namespace quadrille::formats
