#include "cli/output/candidate_grid.h"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

using sudoku::Puzzle;
using sudoku::TrueCandidates;

TEST(CandidateGrid, HasEachCandidateAtItsPlace) {
  Puzzle puzzle(3);
  puzzle.set_given(0, 1);
  TrueCandidates candidates(puzzle, 3);
  EXPECT_TRUE(candidates.run());
  EXPECT_EQ(candidate_grid(candidates, false, false),
            "┏━━━━┯━━━━┯━━━━┓\n"
            "┃ 1  │  2 │  2 ┃\n"
            "┃    │ 3  │ 3  ┃\n"
            "┠────┼────┼────┨\n"
            "┃  2 │ 12 │ 12 ┃\n"
            "┃ 3  │ 3  │ 3  ┃\n"
            "┠────┼────┼────┨\n"
            "┃  2 │ 12 │ 12 ┃\n"
            "┃ 3  │ 3  │ 3  ┃\n"
            "┗━━━━┷━━━━┷━━━━┛\n");
  EXPECT_EQ(candidates_text(candidates, 4), "123");
}

TEST(CandidateGrid, HasQuestionMarksWhereNothingIsKnown) {
  Puzzle puzzle(2);
  ASSERT_TRUE(puzzle.set_boxes(1, 2));
  puzzle.set_given(3, 2);
  const TrueCandidates candidates(puzzle);
  EXPECT_EQ(candidate_grid(candidates, false, true),
            "+====+====+\n"
            "| ?? : ?? |\n"
            "+====+====+\n"
            "| ?? :  ? |\n"
            "+====+====+\n");
  EXPECT_EQ(candidates_text(candidates, 3), "?");
}

TEST(CandidateGrid, ColoursWhatIsSettledOfOneSolutionOrUndecided) {
  Puzzle puzzle(2);
  TrueCandidates candidates(puzzle, 2);
  EXPECT_NE(candidate_grid(candidates, true, true).find("\x1b[33m?\x1b[0m"), std::string::npos);
  EXPECT_TRUE(candidates.run());
  EXPECT_NE(candidate_grid(candidates, true, true).find("\x1b[32m1\x1b[0m\x1b[32m2\x1b[0m"),
            std::string::npos);
  puzzle.set_given(0, 2);
  candidates.edit(puzzle);
  EXPECT_TRUE(candidates.run());
  EXPECT_NE(candidate_grid(candidates, true, true).find("\x1b[1m2\x1b[0m"), std::string::npos);
}

TEST(CandidateGrid, IsFollowedByExtraCells) {
  const Puzzle puzzle(sudoku::Layout(1, 1, 2, 0).with_extra_cells({{"x", 1}}));
  TrueCandidates candidates(puzzle);
  EXPECT_TRUE(candidates.run());
  EXPECT_EQ(candidate_grid(candidates, false, true),
            "+====+\n"
            "| 01 |\n"
            "+====+\n"
            "x: 01\n");
}

}  // namespace
}  // namespace quadrille::cli
