#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Pencilmarks, ReadRunsAndLoneDigits) {
  const Puzzle puzzle = read_puzzle("pencilmarks",
                                    "+----+----+\n| 12 . | 3 124 |\n| 34 4 | 12 . |\n+----+----+\n"
                                    "| . . | . . |\n| . 3 | . 3 |\n+----+----+\n");
  EXPECT_EQ(puzzle.candidates(0), 0b0011U);
  EXPECT_EQ(puzzle.candidates(1), puzzle.all_digits());
  EXPECT_EQ(puzzle.given(2), 3);
  EXPECT_EQ(puzzle.candidates(2), puzzle.all_digits());
}

TEST(Pencilmarks, TakeALoneDigitForACandidateWhileItIsElsewhere) {
  const Puzzle puzzle = read_puzzle("pencilmarks", "1 2 34 34\n34 4 1 2\n. . . .\n. . . .\n");
  EXPECT_EQ(puzzle.given(0), 1);
  EXPECT_EQ(puzzle.given(5), 0);
  EXPECT_EQ(puzzle.candidates(5), 0b1000U);
}

TEST(Pencilmarks, SayWhatIsWrong) {
  EXPECT_EQ(
      first_error("pencilmarks", "+--+\n| 12 | 13 |\n| 1 | 2 |\n"),
      "2:9: found \"3\" among the candidates \"13\", expected 1 to 2, or 0 . * _ - X for an empty cell");
  EXPECT_EQ(first_error("pencilmarks", "| 12 | 12 |\n| 1 |\n"),
            "2:1: found 1 cell in row 2 of the givens, expected 2");
}

TEST(Pencilmarks, AreWrittenWithoutWhatGivensExclude) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  puzzle.set_given(0, 1);
  puzzle.restrict_candidates(15, 0b0110);
  EXPECT_EQ(written("pencilmarks", puzzle),
            "*----------------------*\n"
            "| 1   234  | 234  234  |\n"
            "| 234 234  | 1234 1234 |\n"
            "|----------+-----------|\n"
            "| 234 1234 | 1234 1234 |\n"
            "| 234 1234 | 1234 23   |\n"
            "*----------------------*\n");
}

TEST(Pencilmarks, HoldWhatTheyGiveBack) {
  const Format& format = *find_format("pencilmarks");
  EXPECT_FALSE(format.holds(sample_puzzle()));
  const Puzzle marked = read_puzzle("pencilmarks", written("pencilmarks", sample_puzzle()));
  EXPECT_EQ(marked.givens(), sample_puzzle().givens());
  EXPECT_TRUE(format.holds(marked));
}

}  // namespace
}  // namespace quadrille::formats
