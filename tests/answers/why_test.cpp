#include "answers/why.h"

#include <gtest/gtest.h>

#include "support/answers/puzzle_of.h"

namespace quadrille::answers {
namespace {

using sudoku::Puzzle;

WhyAnswer answer_to(std::string_view text, const Puzzle& puzzle = puzzle_of("1.....2..3.....4")) {
  return why(puzzle, *question_in(text, puzzle.layout()), {}, [] { return std::string("a limit"); });
}

TEST(Question, IsReadFromText) {
  const sudoku::Layout layout = puzzle_of("1.....2..3.....4").layout();
  const auto question = question_in("r1c3=4", layout);
  ASSERT_TRUE(question);
  EXPECT_EQ(question->cell, 2);
  EXPECT_EQ(question->digit, 4);
  EXPECT_FALSE(question->is_negated);
  EXPECT_TRUE(question_in("r1c3!=4", layout)->is_negated);
  EXPECT_EQ(question_in("r1c3", layout)->digit, 0);
}

TEST(Question, IsRefusedWithAReason) {
  const sudoku::Layout layout = puzzle_of("1.....2..3.....4").layout();
  for (const char* text : {"", "r5c1=1", "hello", "r1c1=5", "r1c1=", "r1c1!", "r1c1=1=1", "r1c1!=0"})
    EXPECT_FALSE(question_in(text, layout)) << text;
}

TEST(WhyAnswer, NamesWhatForcesADigit) {
  const WhyAnswer answer = answer_to("r1c2!=3");
  EXPECT_EQ(answer.statement, "r1c2!=3");
  EXPECT_EQ(answer.forced, true);
  EXPECT_EQ(answer.clues, (std::vector<std::string>{"r3c2=3"}));
  EXPECT_EQ(answer.givens, std::vector{9});
  EXPECT_EQ(answer.sentences.size(), 3U);
  EXPECT_FALSE(answer.counterexample);
}

TEST(WhyAnswer, LooksForTheDigitOfTheSolution) {
  const WhyAnswer answer = answer_to("r1c2");
  EXPECT_EQ(answer.statement, "r1c2=2");
  EXPECT_EQ(answer.forced, true);
  EXPECT_TRUE(answer.solution);
}

TEST(WhyAnswer, GivesACounterexample) {
  Puzzle open(4);
  const WhyAnswer answer = answer_to("r1c1=1", open);
  EXPECT_EQ(answer.forced, false);
  ASSERT_TRUE(answer.counterexample);
  EXPECT_NE(answer.counterexample->front(), 1);
}

TEST(WhyAnswer, TellsThatThereIsNoSolution) {
  Puzzle none = puzzle_of("1.....2..3.....4");
  none.set_given(1, 1);
  const WhyAnswer answer = answer_to("r1c3=4", none);
  EXPECT_TRUE(answer.is_impossible);
  EXPECT_FALSE(answer.forced);
}

}  // namespace
}  // namespace quadrille::answers
