#include "answers/needless.h"

#include <gtest/gtest.h>

#include "support/answers/puzzle_of.h"

namespace quadrille::answers {
namespace {

TEST(NeedlessAnswer, NamesClues) {
  const sudoku::Puzzle puzzle = puzzle_of("12....2..3.....4");
  const auto answer = answer_of(puzzle, sudoku::find_needless(puzzle));
  EXPECT_EQ(to_json(answer), R"({"alone":["r1c2=2"],"all_tried":true,"together":["r1c2=2"],"largest":true})");
}

}  // namespace
}  // namespace quadrille::answers
