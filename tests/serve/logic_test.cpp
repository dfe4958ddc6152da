#include "serve/logic.h"

#include <gtest/gtest.h>

#include "formats/read/read_puzzle.h"

namespace quadrille::serve {
namespace {

using sudoku::Digits;
using sudoku::Puzzle;

Puzzle puzzle_of(std::string_view text) { return formats::read_puzzle(text).value(); }

PosedPuzzle posed(const Puzzle& puzzle) {
  const auto cells = static_cast<std::size_t>(puzzle.cell_count());
  return {.puzzle = puzzle, .placed = std::vector<int>(cells, 0), .marks = std::vector<Digits>(cells, 0)};
}

TEST(Logic, GoesToTheSolution) {
  Logic logic(puzzle_of("....13...24....."), true, {});
  int steps = 0;
  while (logic.step()) ++steps;
  EXPECT_EQ(steps, 12);
  EXPECT_TRUE(logic.is_solved());
  EXPECT_FALSE(logic.step());
  std::string digits;
  for (const LogicalCell& cell : logic.cells()) digits += std::to_string(cell.value);
  EXPECT_EQ(digits, "2413132432414132");
}

TEST(Logic, BeginsWhereThePlayerIs) {
  PosedPuzzle start = posed(puzzle_of("....13...24....."));
  start.placed[0] = 2;
  start.marks[1] = 0b1000;
  Logic logic(start.puzzle, true, {});
  logic.enter(start);
  EXPECT_EQ(logic.candidates()[0], Digits{0b0010});
  EXPECT_EQ(logic.candidates()[1], Digits{0b1000});
  EXPECT_EQ(logic.cells()[1].candidates, std::vector{4});
  EXPECT_FALSE(logic.is_marked_by(start));
  for (int cell = 0; cell < 16; ++cell)
    if (logic.cells()[static_cast<std::size_t>(cell)].value == 0)
      start.marks[static_cast<std::size_t>(cell)] = logic.candidates()[static_cast<std::size_t>(cell)];
  EXPECT_TRUE(logic.is_marked_by(start));
}

TEST(Logic, TakesContradictoryDigits) {
  PosedPuzzle start = posed(puzzle_of("....13...24....."));
  start.placed[0] = start.placed[1] = 1;
  Logic logic(start.puzzle, true, {});
  logic.enter(start);
  EXPECT_FALSE(logic.step());
}

/// Of three solutions two differ in a rectangle.
TEST(Logic, TakesNoStepThatAssumesOneSolutionWhereThereAreSeveral) {
  for (const std::string_view text : {"....1....24.....", "1...............", "12..34.........."}) {
    const Puzzle puzzle = puzzle_of(text);
    Logic logic(puzzle, false, {});
    while (logic.step()) continue;
    EXPECT_FALSE(logic.is_solved()) << text;
  }
}

TEST(Logic, KnowsWhatASingleCellMayHold) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("odd", "r1c1"));
  EXPECT_EQ(Logic(puzzle, false, {}).candidates()[0], Digits{0b0101});
}

TEST(Logic, FollowsCages) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=3"));
  Logic logic(puzzle, false, {});
  EXPECT_TRUE(logic.step());
  EXPECT_EQ(logic.candidates()[0], Digits{0b0011});
}

}  // namespace
}  // namespace quadrille::serve
