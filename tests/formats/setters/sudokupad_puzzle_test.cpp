#include "formats/setters/sudokupad_puzzle.h"

#include <set>

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::formats {
namespace {

/// A 4x4 puzzle with these members after its cells, all of which are empty except one.
std::string pad_with(std::string_view members) {
  const std::string row = "[{},{},{},{}]";
  return R"({"cells":[[{"value":1},{},{},{}],)" + row + "," + row + "," + row + "]" +
         (members.empty() ? "" : ",") + std::string(members) + "}";
}

Item pad_item(std::string_view members) { return read_item("sudokupad", pad_with(members)); }

std::string pad_rules(std::string_view members) {
  const Item item = pad_item(members);
  if (!item.puzzle) return item.puzzle.error().message;
  std::string text;
  for (const auto& [name, argument] : sudoku::rule_texts(*item.puzzle))
    text += (text.empty() ? "" : ", ") + name + (argument.empty() ? "" : " ") + argument;
  return text;
}

constexpr std::string_view kBoxes =
    R"("regions":[[[0,2],[0,3],[1,2],[1,3]],[[0,0],[0,1],[1,0],[1,1]],[[2,0],[2,1],[3,0],[3,1]],["r3c3","r3c4","r4c3","r4c4"]])";

TEST(SudokuPadPuzzle, ReadsCellsAndRegions) {
  const Item plain = pad_item("");
  ASSERT_TRUE(plain.puzzle);
  EXPECT_EQ(givens_of(*plain.puzzle), "1...............");
  EXPECT_FALSE(plain.puzzle->has_regions());
  const Item boxes = pad_item(kBoxes);
  ASSERT_TRUE(boxes.puzzle) << boxes.puzzle.error().message;
  EXPECT_TRUE(boxes.puzzle->has_boxes());
  const Item one = pad_item(R"("regions":[[[0,1],[1,1],[2,2],[3,3]]])");
  ASSERT_TRUE(one.puzzle);
  EXPECT_EQ(one.puzzle->region_cells(), (std::vector<std::vector<int>>{{1, 5, 10, 15}}));
  const Item wide = read_item("sudokupad", R"({"cells":[[{},{"value":"3"},{}],[{}]]})");
  ASSERT_TRUE(wide.puzzle);
  EXPECT_EQ(wide.puzzle->layout(), sudoku::Layout(2, 3, 3));
  EXPECT_EQ(givens_of(*wide.puzzle), ".3....");
}

TEST(SudokuPadPuzzle, ReadsCages) {
  EXPECT_EQ(
      pad_rules(
          R"("cages":[{"cells":[[0,0],[0,1]],"unique":true,"sum":3},{"cells":[[1,0],[2,1]],"unique":true},
                          {"cells":[[1,0],[2,1]],"unique":true,"value":"5"},{"cells":[[0,0],[1,1]],"type":"region"}])"),
      "killer_cage r1c1 r1c2 total=3; r2c1 r3c2; r2c1 r3c2 total=5, extra_regions r1c1 r2c2");
  EXPECT_EQ(pad_rules(R"("cages":[{"cells":[[0,0],[0,1]],"value":"3"}])"), "killer_cage r1c1 r1c2 total=3")
      << "cells of a row differ anyway";
}

/// The rules, and what is drawn besides them.
std::string pad_found(std::string_view members) {
  return pad_rules(members) + " + " + pad_item(members).drawing.what;
}

TEST(SudokuPadPuzzle, TakesNumbersThatAreNoSumsForDrawings) {
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[0,1]],"value":"26091998"}])"), " + 1 cage");
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[1,1]],"value":"26091998"}])"), " + 1 cage");
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[1,1]],"value":"May"}])"), " + 1 cage");
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[0,1]],"unique":true,"value":"26091998"}])"),
            "killer_cage r1c1 r1c2 + 1 text");
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[0,1]],"unique":true,"sum":8,"value":"8"}])"),
            "killer_cage r1c1 r1c2 + 1 text")
      << "at most 3 + 4 if they differ";
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[0,1]],"value":"2"}])"), " + 1 cage") << "at least 1 + 2";
}

TEST(SudokuPadPuzzle, LosesNoNumberOfACage) {
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[0,1]],"unique":true,"sum":99}])"),
            "killer_cage r1c1 r1c2 + 1 text");
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[1,1]],"sum":99}])"), " + 1 cage");
  EXPECT_TRUE(pad_item(R"("cages":[{"cells":[[0,0],[1,1]],"sum":99}])").drawing.guesses.empty());
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[0,1]],"unique":true,"sum":5,"value":"five"}])"),
            "killer_cage r1c1 r1c2 total=5 + 1 text");
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[0,1]],"unique":true,"sum":5,"value":"6"}])"),
            "killer_cage r1c1 r1c2 total=5 + 1 text");
}

TEST(SudokuPadPuzzle, ReadsCagesThatMayRepeat) {
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[1,1]],"unique":false,"sum":8}])"),
            "sum r1c1 r2c2 total=8 + ");
  EXPECT_EQ(pad_found(R"("cages":[{"cells":[[0,0],[1,1]],"unique":false}])"), " + 1 cage");
  const std::string five = R"("cages":[{"cells":[[0,0],[0,1],[0,2],[0,3],[1,0]],"unique":true)";
  EXPECT_EQ(pad_found(five + "}]"), " + 1 cage") << "five of four digits";
  EXPECT_EQ(pad_found(five + R"(,"hidden":true}])"), " + 1 cage");
  EXPECT_EQ(pad_found(five + R"(,"type":"region"}])"), " + 1 cage");
  EXPECT_EQ(pad_found(five + R"(,"value":"12"}])"), "sum r1c1 r1c2 r1c3 r1c4 r2c1 total=12 + ");
}

TEST(SudokuPadPuzzle, BelievesTheAuthorsSolutionAboutCages) {
  const std::string solution = R"("metadata":{"solution":"1234341221434321"},"cages":[)";
  EXPECT_EQ(pad_found(solution + R"({"cells":[[0,0],[1,3],[2,1]],"unique":true}])"), " + 1 cage") << "1 2 1";
  EXPECT_EQ(pad_found(solution + R"({"cells":[[0,0],[1,3],[2,1]],"unique":true,"value":4}])"),
            "sum r1c1 r2c4 r3c2 total=4 + ");
  EXPECT_EQ(pad_found(solution + R"({"cells":[[0,0],[1,3],[2,1]],"unique":true,"hidden":true}])"),
            "killer_cage r1c1 r2c4 r3c2 + ");
  EXPECT_EQ(pad_found(solution + R"({"cells":[[0,0],[0,1]],"unique":true,"value":4}])"),
            "killer_cage r1c1 r1c2 + 1 text")
      << "a number that means something else";
  EXPECT_EQ(pad_found(solution + R"({"cells":[[0,0],[0,1]],"unique":true,"sum":4}])"),
            "killer_cage r1c1 r1c2 total=4 + ")
      << "a sum by its name";
  EXPECT_EQ(
      pad_found(R"("cages":[{"cells":[[0,0],[0,1]],"value":4},{"value":"solution: 12??????????????"}])"),
      " + 1 cage");
  EXPECT_EQ(
      pad_found(R"("cages":[{"cells":[[0,0],[0,1]],"value":4},{"value":"solution: 1???????????????"}])"),
      "killer_cage r1c1 r1c2 total=4 + ")
      << "one of the digits is not known";
}

/// "[[0,0],[0,1]]" for a rectangle of cells.
std::string cells_from(int row, int column, int rows, int columns) {
  std::string text;
  for (int r = row; r < row + rows; ++r)
    for (int c = column; c < column + columns; ++c)
      text += (text.empty() ? "[" : ",[") + std::to_string(r) + "," + std::to_string(c) + "]";
  return "[" + text + "]";
}

/// A puzzle of empty cells, except for a 4 in r1c1 and a text in the last cell of the first row.
std::string pad_of_size(int size, const std::string& members) {
  std::string rows;
  for (int row = 0; row < size; ++row) {
    rows += row == 0 ? R"([{"value":4})" : ",[{}";
    for (int column = 1; column < size; ++column)
      rows += row == 0 && column == size - 1 ? R"(,{"value":"9"})" : ",{}";
    rows += "]";
  }
  return R"({"cells":[)" + rows + "]," + members + "}";
}

/// Boxes or cages of type rowcol of the boards of 4x4 with these first rows, which are also their first
/// columns.
std::string boxes_of_boards(const std::vector<int>& corners) {
  std::set<std::string> boxes;
  for (const int corner : corners)
    for (const int row : {0, 2})
      for (const int column : {0, 2}) boxes.insert(cells_from(corner + row, corner + column, 2, 2));
  std::string text;
  for (const std::string& box : boxes) text += (text.empty() ? "" : ",") + box;
  return "\"regions\":[" + text + "]";
}
std::string lines_of_boards(const std::vector<int>& corners) {
  std::string text;
  for (const int corner : corners)
    for (int line = 0; line < 4; ++line)
      for (const std::string& cells :
           {cells_from(corner + line, corner, 1, 4), cells_from(corner, corner + line, 4, 1)})
        text += (text.empty() ? "" : ",") +
                (R"({"type":"rowcol","unique":true,"hidden":true,"cells":)" + cells + "}");
  return "\"cages\":[" + text + "]";
}

TEST(SudokuPadPuzzle, ReadsBoardsThatOverlap) {
  const std::string boxes = boxes_of_boards({0, 2}), lines = lines_of_boards({0, 2});
  for (const std::string& members : {boxes, boxes + "," + lines}) {
    const Item item = read_item("sudokupad", pad_of_size(6, members));
    ASSERT_TRUE(item.puzzle) << item.puzzle.error().message;
    EXPECT_EQ(item.puzzle->layout(), sudoku::layout_called("gattai-2", 4).value());
    EXPECT_EQ(item.puzzle->box_rows(), 2);
    EXPECT_EQ(item.puzzle->given(0), 4);
    EXPECT_TRUE(item.puzzle->rules().empty());
    EXPECT_NE(item.drawing.what.find("1 text"), std::string::npos) << "a digit in a hole";
  }
  const Item latin = read_item("sudokupad", pad_of_size(6, lines));
  ASSERT_TRUE(latin.puzzle) << latin.puzzle.error().message;
  EXPECT_NE(latin.puzzle->layout().boards, nullptr);
  EXPECT_FALSE(latin.puzzle->has_regions());
  const Item apart = read_item("sudokupad", pad_of_size(9, lines_of_boards({0, 5})));
  ASSERT_TRUE(apart.puzzle) << apart.puzzle.error().message;
  EXPECT_EQ(boards_text(*apart.puzzle->layout().boards), "r1c1 r6c6");
}

TEST(SudokuPadPuzzle, TakesOtherGroupsForWhatTheyAre) {
  const Item usual = read_item("sudokupad", pad_of_size(4, lines_of_boards({0})));
  ASSERT_TRUE(usual.puzzle) << usual.puzzle.error().message;
  EXPECT_TRUE(usual.puzzle->layout().is_usual());
  EXPECT_TRUE(usual.puzzle->rules().empty()) << "its own rows and columns";
  const Item inside = read_item("sudokupad", pad_of_size(6, lines_of_boards({1})));
  ASSERT_TRUE(inside.puzzle) << inside.puzzle.error().message;
  EXPECT_EQ(inside.puzzle->layout().boards, nullptr);
  EXPECT_EQ(inside.puzzle->rules().size(), 8U);
}

TEST(SudokuPadPuzzle, ReadsTextsGlobalsAndSolutions) {
  const Item item = pad_item(R"("cages":[{"value":"title: First steps"},{"value":"author: Ann"},
      {"value":"solution: 123434122143432?"},{"cells":[],"value":"rules: No digit: twice"}],
      "global":["antiknight"],"metadata":{"antiking":true,"source":"s"})");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->about.title, "First steps");
  EXPECT_EQ(item.puzzle->about.author, "Ann");
  EXPECT_EQ(item.puzzle->about.description, "No digit: twice");
  EXPECT_EQ(item.puzzle->about.source, "s");
  EXPECT_EQ(item.solution, (Grid{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0}));
  EXPECT_EQ(item.puzzle->rules().size(), 2U);
  EXPECT_EQ(item.drawing.what, "");
}

TEST(SudokuPadPuzzle, ReadsRulesOfTheWholeGrid) {
  EXPECT_EQ(pad_rules(R"("global":["antiratio","antixv"],"metadata":{"nonconsecutive":true})"),
            "non_consecutive, negative_kropki black, negative_xv");
}

TEST(SudokuPadPuzzle, ListsWhatIsDrawn) {
  const Item item = pad_item(R"("lines":[{},{}],"arrows":[{}],"underlays":[{"rounded":true},{}],
      "overlays":[{"text":"7"},{"text":" ","rounded":true}],"cages":[{"cells":[[0,0]]},{"cells":[[0,0]],"hidden":true}],
      "global":["odd one"],"mystery":[1],"cellSize":50)");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(
      item.drawing.what,
      "2 lines, 1 arrow, 2 circles, 1 rectangle, 1 text, 1 cage, the global rule \"odd one\", the member "
      "\"mystery\"");
  EXPECT_TRUE(item.drawing.may_be_rules);
}

TEST(SudokuPadPuzzle, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("sudokupad", R"({"cells":5})"), "1:10: found \"5\" as cells, expected an array");
  EXPECT_EQ(first_error("sudokupad", R"({"cells":[[]]})").substr(0, 5), "1:10:");
  EXPECT_EQ(pad_rules(R"("cages":[{"cells":[[4,0]],"unique":true}])"),
            "found \"[4,0]\" as a cell, expected [row, column] in the grid, counted from 0");
  EXPECT_EQ(pad_rules(R"("regions":[["x"]])"),
            "found \"x\" as a cell, expected [row, column] in the grid, counted from 0");
  EXPECT_EQ(pad_rules(R"("cages":{"a":1})"), "found \"{\"a\":1}\" as cages, expected an array");
}

}  // namespace
}  // namespace quadrille::formats
