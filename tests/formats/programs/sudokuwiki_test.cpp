#include <string>

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

/// S9B and these cells, followed by open ones.
std::string wiki_with(std::string start) {
  start = "S9B" + start;
  while (start.size() < 165) start += "ep";
  return start;
}

TEST(SudokuWiki, ReadsGivensPlacedDigitsAndCandidates) {
  const Item item = read_item("sudokuwiki", wiki_with("050F0k"));
  ASSERT_TRUE(item.puzzle && item.progress);
  const Puzzle& puzzle = *item.puzzle;
  EXPECT_EQ(puzzle.given(0), 5);
  EXPECT_EQ(puzzle.given(1), 0);
  EXPECT_EQ(item.progress->placed[1], 6);
  EXPECT_EQ(item.progress->noted[2], sudoku::digit_bit(2));
  EXPECT_EQ(item.progress->noted[3], puzzle.all_digits());
  EXPECT_EQ(read_puzzle("sudokuwiki", "https://www.sudokuwiki.org/sudoku.htm?bd=" + wiki_with("050F0k")),
            puzzle);
  EXPECT_EQ(detect_format(wiki_with("05"), "").value()->name, "sudokuwiki");
}

TEST(SudokuWiki, WritesTheSolutionBesideTheGivens) {
  const Grid solution = sample_solution();
  const std::string text = written("sudokuwiki", sample_puzzle(), &solution);
  EXPECT_EQ(text.substr(0, 9), "S9B030a0e");
  const Item item = read_item("sudokuwiki", text);
  EXPECT_EQ(item.puzzle, sample_puzzle());
  EXPECT_EQ(item.solution, solution);
}

TEST(SudokuWiki, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("sudokuwiki", "S9B0505"),
            "1:4: found 4 characters after S9B, expected 162, two for each cell of a 9x9 grid");
  EXPECT_EQ(
      first_error("sudokuwiki", wiki_with("05zz")),
      "1:6: found \"zz\" in r1c2, expected 01 to 0i for a digit, or 0j to ep for candidates, in base 36");
  EXPECT_EQ(
      first_error("sudokuwiki", wiki_with("00")),
      "1:4: found \"00\" in r1c1, expected 01 to 0i for a digit, or 0j to ep for candidates, in base 36");
  EXPECT_EQ(first_error("sudokuwiki", "S8B"),
            "1:1: found \"S8B\", expected S9B and two digits in base 36 for each cell of a 9x9 grid");
}

}  // namespace
}  // namespace quadrille::formats
