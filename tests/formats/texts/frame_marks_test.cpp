#include "formats/texts/frame_marks.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

FrameMarks marks_of(std::string_view rule, std::string_view argument, bool ascii = false) {
  sudoku::Puzzle puzzle(4);
  EXPECT_TRUE(puzzle.add_rule(rule, argument)) << rule << " " << argument;
  return {sudoku::picture_of(puzzle), puzzle.size(), ascii};
}

TEST(FrameMarks, AreNoneAtFirst) {
  const FrameMarks marks;
  EXPECT_TRUE(marks.are_colours_alone());
  EXPECT_EQ(marks.brackets(0), (std::pair{' ', ' '}));
  EXPECT_EQ(marks.colour(0), 0);
}

TEST(FrameMarks, BracketMarkedCells) {
  EXPECT_EQ(marks_of("odd", "r1c2").brackets(1), (std::pair{'(', ')'}));
  EXPECT_EQ(marks_of("even", "r1c2").brackets(1), (std::pair{'[', ']'}));
  EXPECT_EQ(marks_of("even", "r1c2").brackets(0), (std::pair{' ', ' '}));
  EXPECT_FALSE(marks_of("even", "r1c2").are_colours_alone());
}

TEST(FrameMarks, KnowCagesAndTheirTotals) {
  const FrameMarks marks = marks_of("killer_cage", "r1c1 r1c2 total=5; r1c3 r2c3");
  EXPECT_EQ(marks.corner_text(0), "5");
  EXPECT_EQ(marks.corner_text(2), "");
  EXPECT_TRUE(marks.are_in_one_cage(0, 1));
  EXPECT_FALSE(marks.are_in_one_cage(1, 2));
  EXPECT_TRUE(marks.are_in_one_cage(6, 2));
}

TEST(FrameMarks, ShowDotsAndLettersBetweenCells) {
  EXPECT_EQ(marks_of("difference", "r1c1 r1c2").mark_between(0, 1), "\u25CB");
  EXPECT_EQ(marks_of("difference", "r1c1 r1c2").mark_between(1, 0), "\u25CB");
  EXPECT_EQ(marks_of("difference", "r1c1 r1c2").mark_between(1, 2), "");
  EXPECT_EQ(marks_of("difference", "r1c1 r2c1 difference=3").mark_between(0, 4), "3");
  EXPECT_EQ(marks_of("ratio", "r1c1 r2c1").mark_between(0, 4), "\u25CF");
  EXPECT_EQ(marks_of("sum_pair", "r1c1 r2c1 sum=5").mark_between(0, 4), "V");
  EXPECT_FALSE(marks_of("sum_pair", "r1c1 r2c1 sum=5").are_colours_alone());
}

TEST(FrameMarks, TakeCluesWithTheirArrows) {
  EXPECT_EQ(marks_of("sandwich", "r5c2 total=5").clues(), (ClueTexts{{{4, 1}, "5"}}));
  for (const auto& [argument, place, text, ascii] :
       {std::tuple{"r0c2 direction=down_right total=6", std::pair{-1, 1}, "6\u2198", "6\\"},
        std::tuple{"r0c2 direction=down_left total=3", std::pair{-1, 1}, "3\u2199", "3/"},
        std::tuple{"r2c5 direction=up_left total=6", std::pair{1, 4}, "6\u2196", "6\\"},
        std::tuple{"r5c0 direction=up_right total=6", std::pair{4, -1}, "6\u2197", "6/"}}) {
    EXPECT_EQ(marks_of("little_killer", argument).clues(), (ClueTexts{{place, text}}));
    EXPECT_EQ(marks_of("little_killer", argument, true).clues(), (ClueTexts{{place, ascii}}));
  }
}

TEST(FrameMarks, ColourCellsThatShapesMeetAtTheirCentres) {
  const FrameMarks line = marks_of("whispers", "r1c1 r1c2 r2c3");
  EXPECT_EQ(line.colour(0), line.colour(6));
  EXPECT_EQ(line.colour(1), 151) << "pale green";
  EXPECT_EQ(line.colour(5), 0);
  EXPECT_TRUE(line.are_colours_alone());
  const FrameMarks diagonals = marks_of("diagonals", "");
  EXPECT_EQ(diagonals.colour(5), 249) << "grey";
  EXPECT_EQ(diagonals.colour(1), 0);
  EXPECT_EQ(marks_of("windoku", "").colour(5), 195) << "pale blue";
}

}  // namespace
}  // namespace quadrille::formats
