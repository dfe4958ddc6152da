#include "formats/setters/boards_of_groups.h"

#include <gtest/gtest.h>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::formats {
namespace {

using sudoku::Layout;

Layout named(std::string_view name, int size) { return sudoku::layout_called(name, size).value(); }

/// The box of each cell, by any numbers; kNoRegion for holes.
std::vector<int> boxes_of(const Layout& layout) {
  sudoku::Puzzle puzzle(layout);
  const sudoku::BoxShape boxes = usual_boxes(layout);
  EXPECT_TRUE(puzzle.set_boxes(boxes.rows, boxes.columns));
  return puzzle.regions();
}

std::vector<std::vector<int>> lines_of(const Layout& layout) {
  std::vector<std::vector<int>> lines;
  for (const sudoku::LineHouse& line : line_houses(layout)) lines.push_back(line.cells);
  return lines;
}

TEST(BoardsOfGroups, FindsEachArrangementByItsBoxes) {
  for (const std::string_view name : sudoku::arrangement_names()) {
    const Layout layout = named(name, 9), grid(layout.rows, layout.columns, layout.columns);
    const auto found = layout_of_boxes(grid, boxes_of(layout));
    if (layout.hole_count() == 0) {
      EXPECT_FALSE(found) << name << " has no holes by which it could be told";
    } else {
      ASSERT_TRUE(found) << name;
      EXPECT_EQ(*found, layout) << name;
    }
  }
}

TEST(BoardsOfGroups, TakesNoOtherRegionsForBoxesOfBoards) {
  const Layout layout = named("gattai-2", 4), grid(6, 6, 6);
  std::vector<int> regions = boxes_of(layout);
  EXPECT_TRUE(are_boxes_of_boards(layout, regions));
  std::swap(regions[1], regions[2]);
  EXPECT_FALSE(are_boxes_of_boards(layout, regions)) << "boxes of another shape";
  EXPECT_FALSE(layout_of_boxes(grid, regions));
  regions = boxes_of(layout);
  regions[5] = regions[0];
  EXPECT_FALSE(layout_of_boxes(grid, regions)) << "a hole in a box";
  EXPECT_FALSE(layout_of_boxes(grid, std::vector<int>(36, sudoku::kNoRegion)));
}

TEST(BoardsOfGroups, FindsBoardsAnywhereByTheirRowsAndColumns) {
  for (const std::string_view corners : {"r1c1 r3c3", "r1c1 r4c4", "r1c2 r3c1"}) {
    const Layout layout = named(corners, 4), grid(layout.rows, layout.columns, layout.rows);
    const auto found = layout_of_lines(grid, lines_of(layout));
    ASSERT_TRUE(found) << corners;
    EXPECT_EQ(*found, layout) << corners;
  }
}

TEST(BoardsOfGroups, NeedsAllLinesOfTheBoardsAndNoOthers) {
  const Layout layout = named("gattai-2", 4), grid(6, 6, 6);
  auto lines = lines_of(layout);
  lines.push_back({0, 1, 2, 6});
  EXPECT_FALSE(layout_of_lines(grid, lines)) << "a group that is no line";
  lines.pop_back();
  EXPECT_FALSE(layout_of_lines(Layout(7, 6, 7), lines)) << "a row without boards";
  lines.pop_back();
  EXPECT_FALSE(layout_of_lines(grid, lines)) << "a board that lacks a column";
  EXPECT_FALSE(layout_of_lines(grid, {}));
}

}  // namespace
}  // namespace quadrille::formats
