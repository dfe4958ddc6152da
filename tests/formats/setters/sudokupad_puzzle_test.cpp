#include "formats/setters/sudokupad_puzzle.h"

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
