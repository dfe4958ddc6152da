#include "techniques/boxes.h"

#include <gtest/gtest.h>

#include <string>

#include "sudoku/conditions/conditions.h"
#include "support/techniques/step_cases.h"

namespace quadrille::techniques {
namespace {

TEST(Boxes, OfAClassicGrid) {
  const Board board(sudoku::conditions_of(test::classic_puzzle(std::string(81, '.'))));
  const std::vector<Box> boxes = boxes_of(board);
  ASSERT_EQ(boxes.size(), 9U);
  const Box& second = boxes[1];
  EXPECT_EQ(second.cells[0], (std::array{3, 4, 5}));
  EXPECT_EQ(second.cells[2], (std::array{21, 22, 23}));
  EXPECT_EQ(board.house(second.rows[1]).label, board.house(boxes[0].rows[1]).label);
  EXPECT_EQ(second.turned().rows, second.columns);
  EXPECT_EQ(second.turned().cells[0], (std::array{3, 12, 21}));
}

TEST(Boxes, NineRectanglesHaveFourBoxesEach) {
  const Board board(sudoku::conditions_of(test::classic_puzzle(std::string(81, '.'))));
  const std::vector<BoxRectangle> rectangles = box_rectangles(board);
  ASSERT_EQ(rectangles.size(), 9U);
  for (const BoxRectangle& corners : rectangles) {
    EXPECT_EQ(corners[0].rows, corners[1].rows);
    EXPECT_EQ(corners[2].rows, corners[3].rows);
    EXPECT_EQ(corners[0].columns, corners[2].columns);
    EXPECT_EQ(corners[1].columns, corners[3].columns);
  }
}

TEST(Boxes, RegionsOfOtherShapesAreNone) {
  sudoku::Puzzle six{sudoku::Layout(6)};
  ASSERT_TRUE(six.set_boxes(2, 3));
  EXPECT_TRUE(boxes_of(Board(sudoku::conditions_of(six))).empty());
  EXPECT_TRUE(boxes_of(Board(sudoku::conditions_of(sudoku::Puzzle{sudoku::Layout(9)}))).empty());
}

}  // namespace
}  // namespace quadrille::techniques
