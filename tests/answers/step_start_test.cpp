#include "answers/step_start.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace quadrille::answers {
namespace {

using sudoku::Puzzle;

Puzzle four(std::string_view digits) {
  Puzzle puzzle(4);
  static_cast<void>(puzzle.set_boxes(2, 2));
  for (std::size_t i = 0; i < digits.size(); ++i)
    if (digits[i] != '.') puzzle.set_given(static_cast<int>(i), digits[i] - '0');
  return puzzle;
}

/// The reason why there are no steps, as a sentence; empty if there are some.
std::string refusal(const Puzzle& puzzle) {
  sudoku::Solver counter;
  StepStart start;
  const auto begun = start.begin(puzzle, counter);
  return begun ? "" : begun.error().sentence("a limit");
}

TEST(StepStart, NeedsExactlyOneSolution) {
  EXPECT_EQ(refusal(four("1.....2..3.....4")), "");
  EXPECT_EQ(refusal(four("11..............")), "no solution");
  EXPECT_NE(refusal(four("1...............")).find("several solutions"), std::string::npos);
  EXPECT_NE(refusal(Puzzle(26)).find("676"), std::string::npos);
}

TEST(StepStart, GivesThePositionOfEachPuzzle) {
  sudoku::Solver counter;
  StepStart start;
  for (const char* const digits : {"1.....2..3.....4", "123434122143432."}) {
    ASSERT_TRUE(start.begin(four(digits), counter));
    const std::string_view text = digits;
    EXPECT_EQ(start.position().open_count(), std::ranges::count(text, '.'));
  }
}

}  // namespace
}  // namespace quadrille::answers
