#include "answers/step_start.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/answers/puzzle_of.h"

namespace quadrille::answers {
namespace {

using sudoku::Puzzle;

/// The reason why there are no steps, as a sentence; empty if there are some.
std::string refusal(const Puzzle& puzzle) {
  sudoku::Solver counter;
  StepStart start;
  const auto begun = start.begin(puzzle, counter);
  return begun ? "" : begun.error().sentence("a limit");
}

TEST(StepStart, NeedsExactlyOneSolution) {
  EXPECT_EQ(refusal(puzzle_of("1.....2..3.....4")), "");
  EXPECT_EQ(refusal(puzzle_of("11..............")), "no solution");
  EXPECT_NE(refusal(puzzle_of("1...............")).find("several solutions"), std::string::npos);
  EXPECT_NE(refusal(Puzzle(26)).find("676"), std::string::npos);
}

TEST(StepStart, GivesThePositionOfEachPuzzle) {
  sudoku::Solver counter;
  StepStart start;
  for (const char* const digits : {"1.....2..3.....4", "123434122143432."}) {
    ASSERT_TRUE(start.begin(puzzle_of(digits), counter));
    const std::string_view text = digits;
    EXPECT_EQ(start.position().open_count(), std::ranges::count(text, '.'));
  }
}

}  // namespace
}  // namespace quadrille::answers
