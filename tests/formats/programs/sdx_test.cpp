#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Sdx, ReadsGivensPlacedDigitsAndCandidates) {
  const Item item = read_item("sdx", "1 u2 34 1234\n. . . .\n. . . .\n. . . .\n");
  ASSERT_TRUE(item.puzzle && item.progress);
  EXPECT_EQ(item.puzzle->given(0), 1);
  EXPECT_EQ(item.puzzle->given(1), 0);
  EXPECT_FALSE(item.puzzle->has_restrictions());
  EXPECT_EQ(item.progress->placed[1], 2);
  EXPECT_EQ(item.progress->noted[2], 0b1100U);
  EXPECT_EQ(item.progress->noted[3], item.puzzle->all_digits());
}

TEST(Sdx, CandidatesWithoutPlacedDigitsAreTheAuthors) {
  const Puzzle puzzle = read_puzzle("sdx", "1 . 34 1234\n. . . .\n. . . .\n. . . .\n");
  EXPECT_EQ(puzzle.candidates(2), 0b1100U);
}

TEST(Sdx, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("sdx", "1 u3\n12 12\n"),
            "1:3: found \"3\" among the candidates \"3\", expected 1 to 2, or 0 . * _ - X for an empty cell");
  std::string large;
  for (int row = 0; row < 30; ++row) large += std::string(30, '.') + "\n";
  EXPECT_EQ(first_error("sdx", large), "1:1: found 30 cells in a row, expected at most 29");
}

TEST(Sdx, MarksSolvedCellsAsPlaced) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  const Grid solution{1, 2, 2, 1};
  EXPECT_EQ(rewritten("sdx", "1 u2\n12 12\n"), "1 u2\n12 12\n");
  EXPECT_EQ(written("sdx", puzzle, &solution), "1 u2\nu2 u1\n");
}

TEST(Sdx, CannotHoldASingleCandidate) {
  Puzzle puzzle(2);
  puzzle.restrict_candidates(1, 0b10);
  EXPECT_FALSE(find_format("sdx")->holds(puzzle));
}

}  // namespace
}  // namespace quadrille::formats
