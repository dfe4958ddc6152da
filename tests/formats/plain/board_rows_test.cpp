#include "formats/plain/board_rows.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(BoardRows, AreRecognisedByTheirHoles) {
  for (const std::string_view name : sudoku::arrangement_names()) {
    const Puzzle puzzle = puzzle_on(name, 9, 3);
    if (puzzle.layout().hole_count() == 0) continue;
    EXPECT_EQ(read_puzzle("plain", written("boards", puzzle)), puzzle) << name;
    EXPECT_EQ(read_puzzle("boards", written("boards", puzzle)), puzzle) << name;
    EXPECT_TRUE(find_format("boards")->holds(puzzle)) << name;
  }
  const Puzzle large = puzzle_on("samurai", 16, 3);
  EXPECT_EQ(read_puzzle("plain", written("boards", large)), large);
}

TEST(BoardRows, AreNotTooFew) {
  int fewest_rows = 1000, fewest_cells = 1000;
  for (const sudoku::Layout& layout : plain::usual_layouts_of_boards()) {
    fewest_rows = std::min(fewest_rows, layout.rows);
    fewest_cells = std::min(fewest_cells, layout.grid_cell_count() - layout.hole_count());
  }
  EXPECT_EQ(fewest_rows, plain::kFewestRowsOfBoards);
  EXPECT_EQ(fewest_cells, plain::kFewestCellsOfBoards);
}

TEST(BoardRows, WithoutHolesAreRecognisedByDigitsThatRepeat) {
  const Puzzle puzzle = puzzle_on("butterfly", 9, 3);
  EXPECT_FALSE(find_format("boards")->holds(puzzle));
  EXPECT_EQ(read_puzzle("plain", written("boards", puzzle)), puzzle);
  EXPECT_EQ(read_puzzle("plain", "12 12\n" + written("boards", puzzle)), puzzle);
  Puzzle with_one_given(puzzle.layout());
  ASSERT_TRUE(with_one_given.set_boxes(3, 3));
  with_one_given.set_given(0, 5);
  EXPECT_EQ(read_puzzle("plain", written("boards", with_one_given)).layout(), sudoku::Layout(12));
  ReadOptions options;
  options.boards = "butterfly";
  EXPECT_EQ(read_puzzle("plain", written("boards", with_one_given), options), with_one_given);
}

TEST(BoardRows, BeginAfterTheSizeOfTheGrid) {
  Puzzle puzzle(*sudoku::layout_called("samurai", 9));
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  puzzle.set_given(0, 3);
  std::string text = "21 21\n";
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    text += puzzle.given(cell) == 3 ? '3' : '-';
    if ((cell + 1) % 21 == 0) text += '\n';
  }
  // Blanks would end the first line if it were a row, but here empty cells are dashes.
  const auto items = read_all("plain", text);
  ASSERT_EQ(items.size(), 1U);
  EXPECT_EQ(*items[0].puzzle, puzzle);
}

TEST(BoardRows, AreWrittenInManyWays) {
  const Puzzle puzzle = puzzle_on("samurai", 9, 7);
  const sudoku::Layout& layout = puzzle.layout();
  const auto text = [&](std::string_view hole, std::string_view empty, std::string_view gap,
                        std::string_view end) {
    std::string out;
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      const int digit = puzzle.given(cell);
      out += layout.is_hole(cell) ? std::string(hole)
             : digit == 0         ? std::string(empty)
                                  : std::to_string(digit);
      out += (cell + 1) % layout.columns == 0 ? end : gap;
    }
    return out;
  };
  const std::vector<std::string> ways{
      text(" ", ".", "", "\n"),  text(".", ".", "", "\n"), text("0", "0", " ", "\n"),
      text(" ", ".", " ", "\n"), text("", ".", "", "\n"),  text(" ", "0", "", "\n"),
      text(" ", " ", "", "\n"),  text("#", ".", "", "\n"), text(".", ".", "", ""),
      text("", ".", "", ""),     text("x", "-", "", "\n")};
  for (const std::string& way : ways) EXPECT_EQ(read_puzzle("plain", way + "\n"), puzzle) << way;
  const auto items = read_all("plain", "First\n" + ways[0] + "\nSecond\n" + ways[0]);
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(*items[1].puzzle, puzzle);
}

}  // namespace
}  // namespace quadrille::formats
