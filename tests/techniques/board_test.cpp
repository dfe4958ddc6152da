#include "techniques/board.h"

#include <gtest/gtest.h>

#include "sudoku/puzzle/conditions.h"
#include "support/step_cases.h"

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

}  // namespace
}  // namespace quadrille::techniques
