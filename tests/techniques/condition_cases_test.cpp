#include "techniques/condition_cases.h"

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "support/techniques/step_cases.h"

namespace quadrille::techniques {
namespace {

/// The cage r1c1 r1c2 with that total in an empty classic grid.
sudoku::Puzzle with_cage(int total) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  EXPECT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=" + std::to_string(total)));
  return puzzle;
}

const sudoku::Condition& sum_of(const Board& board) {
  return board.condition(board.further_conditions().front());
}

TEST(ConditionCases, CellsThatSeeEachOtherDifferIfWanted) {
  const Position position = test::start_of(with_cage(14));
  const Digits without_sevens = 0b110110000, all = 0b111110000;
  EXPECT_EQ(ConditionCases(position, sum_of(position.board()), true).digits_left(),
            (std::vector<Digits>{without_sevens, without_sevens}));
  EXPECT_EQ(ConditionCases(position, sum_of(position.board()), false).digits_left(),
            (std::vector<Digits>{all, all}));
}

TEST(ConditionCases, SomeDigitsAreInAllCases) {
  const Position position = test::start_of(with_cage(16));
  ConditionCases cases(position, sum_of(position.board()), true);
  EXPECT_FALSE(cases.can_lack(9));
  EXPECT_FALSE(cases.can_lack(7));
  EXPECT_TRUE(cases.can_lack(8));
  EXPECT_EQ(cases.digit_sets(1), (std::vector<Digits>{0b101000000}));
}

TEST(ConditionCases, TooManySetsAreNotListed) {
  const Position position = test::start_of(with_cage(10));
  ConditionCases cases(position, sum_of(position.board()), true);
  EXPECT_FALSE(cases.digit_sets(3));
  ASSERT_TRUE(cases.digit_sets(4));
  EXPECT_EQ(cases.digit_sets(4)->size(), 4U);
}

TEST(ConditionCases, ConditionsWithoutAGraphAreFilledCellByCell) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("quadruple", "r1c1 r1c2 r2c1 r2c2 digits=1 2 3 4"));
  const Position position = test::start_of(puzzle);
  ConditionCases cases(position, sum_of(position.board()), true);
  EXPECT_FALSE(cases.can_lack(1));
  EXPECT_TRUE(cases.can_lack(5));
}

}  // namespace
}  // namespace quadrille::techniques
