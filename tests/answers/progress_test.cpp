#include "answers/progress.h"

#include <gtest/gtest.h>

#include "answers/step_start.h"
#include "support/answers/puzzle_of.h"

namespace quadrille::answers {
namespace {

using sudoku::Grid;
using sudoku::Progress;

constexpr const char* kDigits = "1.....2..3.....4";

class ProgressTest : public testing::Test {
 protected:
  const sudoku::Puzzle puzzle_ = puzzle_of(kDigits);
  const Grid solution_ = *sudoku::Solver().first_solution(puzzle_).grid;

  /// A player who has entered that digit in the cell.
  [[nodiscard]] Progress placed(int cell, int digit) const {
    Progress progress{Grid(solution_.size())};
    progress.placed[sudoku::at(cell)] = digit;
    return progress;
  }
  [[nodiscard]] int right(int cell) const { return solution_[sudoku::at(cell)]; }
  [[nodiscard]] int wrong(int cell) const { return right(cell) % 4 + 1; }
};

TEST_F(ProgressTest, SaysThatDigitsAreRight) {
  const ProgressAnswer answer = answer_of(puzzle_, placed(1, right(1)), solution_);
  EXPECT_TRUE(answer.is_right());
  EXPECT_EQ(answer.sentence, "the digit that the player placed is right");
  EXPECT_EQ(to_json(answer), R"({"wrong":[],"left_out":[]})");
}

TEST_F(ProgressTest, NamesWrongDigitsWithTheirCorrections) {
  Progress progress = placed(1, wrong(1));
  progress.placed[2] = right(2);
  const ProgressAnswer answer = answer_of(puzzle_, progress, solution_);
  const std::string digit = "r1c2=" + std::to_string(wrong(1));
  EXPECT_EQ(answer.sentence, "one of the player's digits is wrong: " + digit + " (the solution has " +
                                 std::to_string(right(1)) + ")");
  EXPECT_EQ(answer.request_to_mend(), "one of the player's digits is wrong: take back " + digit + " first");
}

TEST_F(ProgressTest, NamesCellsWhoseNotesLackTheirDigit) {
  Progress progress = placed(1, right(1));
  progress.noted.assign(solution_.size(), puzzle_.all_digits());
  progress.noted[0] = progress.noted[1] = 0;  // a given and a placed digit need no notes
  EXPECT_TRUE(answer_of(puzzle_, progress, solution_).is_right());
  progress.noted[2] = puzzle_.all_digits() & ~sudoku::digit_bit(right(2));
  const ProgressAnswer answer = answer_of(puzzle_, progress, solution_);
  EXPECT_EQ(answer.sentence,
            "the player's candidates of one cell lack its digit: r1c3=" + std::to_string(right(2)));
  EXPECT_EQ(answer.request_to_mend(),
            "the player's candidates of one cell lack its digit: restore those of r1c3 first");
}

TEST_F(ProgressTest, StepsBeginWhereThePlayerIs) {
  Progress progress = placed(1, right(1));
  progress.noted.assign(solution_.size(), puzzle_.all_digits());
  progress.noted[2] = sudoku::digit_bit(right(2));
  sudoku::Solver counter;
  StepStart start;
  ASSERT_TRUE(start.begin(puzzle_, progress, counter));
  EXPECT_EQ(start.position().digit(1), right(1));
  EXPECT_EQ(start.position().candidates(2), sudoku::digit_bit(right(2)));
  EXPECT_FALSE(start.position().is_given(1)) << "uniqueness techniques may use it";
}

TEST_F(ProgressTest, StepsDoNotBeginFromAWrongDigit) {
  sudoku::Solver counter;
  StepStart start;
  const auto begun = start.begin(puzzle_, placed(1, wrong(1)), counter);
  ASSERT_FALSE(begun);
  EXPECT_EQ(begun.error().reason, NoSteps::Reason::wrong_progress);
  EXPECT_NE(begun.error().sentence("").find("take back r1c2="), std::string::npos);
}

}  // namespace
}  // namespace quadrille::answers
