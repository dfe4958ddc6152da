#include "techniques/board.h"

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "support/techniques/step_cases.h"

namespace quadrille::techniques {
namespace {

TEST(Board, AClassicGridHasRowsColumnsAndRegions) {
  const Board board(sudoku::conditions_of(test::classic_puzzle(std::string(81, '.'))));
  EXPECT_EQ(board.house_count(), 27);
  EXPECT_EQ(board.houses_of_kind(HouseKind::row).size(), 9U);
  EXPECT_EQ(board.houses_of_kind(HouseKind::region).size(), 9U);
  EXPECT_EQ(board.peer_list(40).size(), 20U);
  EXPECT_EQ(board.house(board.region_of(40)).index, 4);
  EXPECT_EQ(board.house(board.house_of(40, HouseKind::column)).kind, HouseKind::column);
  EXPECT_TRUE(board.has_complete_houses_alone());
  CellSet cells;
  cells.add(0);
  cells.add(10);
  EXPECT_EQ(board.house_of_all(cells), board.region_of(0));
  EXPECT_EQ(board.shared_house(0, 80 - 8), board.house_of(0, HouseKind::column));
  EXPECT_EQ(board.common_peers(cells).count(), 7);
  cells.add(80);
  EXPECT_EQ(board.house_of_all(cells), -1);
}

TEST(Board, OtherRulesGiveOtherHousesOrNone) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  const Board with_diagonals(sudoku::conditions_of(puzzle));
  EXPECT_EQ(with_diagonals.houses_of_kind(HouseKind::other).size(), 2U);
  EXPECT_TRUE(with_diagonals.has_complete_houses_alone());
  ASSERT_TRUE(puzzle.add_rule("anti_king"));
  EXPECT_FALSE(Board(sudoku::conditions_of(puzzle)).has_houses_alone());
}

TEST(Board, CellsOfARelationThatDifferSeeEachOther) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("anti_knight"));
  const Board board(sudoku::conditions_of(puzzle));
  EXPECT_TRUE(board.see_each_other(2, 13));
  EXPECT_EQ(board.house(board.shared_house(2, 13)).label, "anti_knight");
  EXPECT_FALSE(board.house(board.shared_house(2, 13)).is_complete);
  EXPECT_EQ(board.house(board.shared_house(0, 11)).label, "box 1");
  EXPECT_TRUE(board.further_conditions().empty());
}

TEST(Board, ConditionsOfTwoCellsAreLinks) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("ratio", "r1c1 r1c2 ratio=3"));
  ASSERT_TRUE(puzzle.add_rule("thermometer", "r5c1 r6c1 r7c1"));
  const Board board(sudoku::conditions_of(puzzle));
  ASSERT_EQ(board.links_of(0).size(), 1U);
  EXPECT_EQ(board.links_of(0).front().cell, 1);
  EXPECT_EQ(board.links_of(0).front().partners[3], sudoku::digit_bit(1) | sudoku::digit_bit(9));
  EXPECT_EQ(board.links_of(36).size(), 2U);
  EXPECT_GE(board.excluding_condition(36, 4, 54, 5), 0);
  EXPECT_EQ(board.excluding_condition(36, 4, 54, 6), -1);
  EXPECT_EQ(board.further_conditions().size(), 2U);
}

TEST(Board, MarksLeaveCellsSomeDigits) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("even", "r1c1"));
  EXPECT_EQ(test::start_of(puzzle).candidates(0), 0b010101010U);
  EXPECT_EQ(test::start_of(puzzle).candidates(1), 0b111111111U);
}

}  // namespace
}  // namespace quadrille::techniques
