#include "answers/needless.h"

#include <gtest/gtest.h>

namespace quadrille::answers {
namespace {

TEST(NeedlessAnswer, NamesClues) {
  sudoku::Puzzle puzzle(4);
  static_cast<void>(puzzle.set_boxes(2, 2));
  for (const auto& [cell, digit] : {std::pair{0, 1}, {1, 2}, {6, 2}, {9, 3}, {15, 4}})
    puzzle.set_given(cell, digit);
  const auto answer = answer_of(puzzle, sudoku::find_needless(puzzle));
  EXPECT_EQ(to_json(answer), R"({"alone":["r1c2=2"],"all_tried":true,"together":["r1c2=2"],"largest":true})");
}

}  // namespace
}  // namespace quadrille::answers
