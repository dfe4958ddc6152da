#include "formats/setters/fpuzzles_puzzle.h"

#include <gtest/gtest.h>

#include "formats/fpuzzles_reading.h"

namespace quadrille::formats {
namespace {

TEST(FpuzzlesPuzzle, TakesAFullGridOfThePlayersForTheSolution) {
  const Item item = read_item(
      "fpuzzles", R"({"size":2,"grid":[[{"value":1,"given":true},{"value":2}],[{"value":2},{"value":1}]]})");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(givens_of(*item.puzzle), "1...");
  EXPECT_EQ(item.solution, (Grid{1, 2, 2, 1}));
}

TEST(FpuzzlesPuzzle, ReadsTextsAndSolutions) {
  const Item item = item_with(
      R"("title":"First \"steps\"","author":"Ann","ruleset":"No digit\ntwice.","solution":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1])");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->about.title, "First \"steps\"");
  EXPECT_EQ(item.puzzle->about.author, "Ann");
  EXPECT_EQ(item.puzzle->about.description, "No digit\ntwice.");
  EXPECT_EQ(item.solution, (Grid{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}));
  EXPECT_EQ(item_with(R"("solution":"123.3?0221434321")").solution,
            (Grid{1, 2, 3, 0, 3, 0, 0, 2, 2, 1, 4, 3, 4, 3, 2, 1}));
  EXPECT_EQ(item_with(R"("solution":"1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1")").solution, item.solution);
  EXPECT_FALSE(item_with(R"("solution":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0])").solution);
}

TEST(FpuzzlesPuzzle, CountsDrawingThatRepeatsNoRule) {
  const Item item = item_with(
      R"("line":[{"lines":[["R1C1","R1C2"],["R2C1","R2C2"]]},{"lines":[["R1C1","R1C2"]],"isNewConstraint":true}],
         "circle":[{"cells":["R1C1"]}],"text":[{"cells":["R1C1"],"value":"a"},{"cells":["R1C1"],"value":"b"}],
         "cage":[{"cells":["R1C1"],"value":"title: No"},{"cells":["R1C1"]}],"disabledlogic":["a"],"highlightConflicts":false)");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.drawing.what, "2 lines, 1 circle, 2 texts, 1 cage");
  EXPECT_FALSE(item.drawing.may_be_rules);
  EXPECT_TRUE(item.puzzle->rules().empty());
}

TEST(FpuzzlesPuzzle, SaysWhatIsWrong) {
  const auto error = [](std::string_view members) { return first_error("fpuzzles", with_members(members)); };
  EXPECT_EQ(error(R"("mystery":[{"cells":["R1C1"]}])"),
            "1:76: found the member \"mystery\", which is neither a rule that this program knows nor a "
            "drawing; remove it to read the rest");
  EXPECT_EQ(error(R"("mystery":[])"), "") << "it says nothing";
  EXPECT_EQ(error(R"("odd":[{"cell":"R5C1"}])"),
            "1:91: found \"R5C1\" as a cell of odd, expected R1C1 to R4C4");
  EXPECT_EQ(error(R"("odd":5)"), "1:82: found \"5\" as odd, expected an array of objects");
  EXPECT_EQ(error(R"("odd":[5])"), "1:83: found \"5\" as odd, expected an array of objects");
  EXPECT_EQ(error(R"("thermometer":[{"lines":5}])"),
            "1:100: found \"5\" as lines of thermometer, expected an array of arrays of cells");
  EXPECT_EQ(error(R"("thermometer":[{"lines":["R1C1"]}])"),
            "1:101: found \"R1C1\" as cells of thermometer, expected an array of cells");
  EXPECT_EQ(error(R"("sandwichsum":[{"cell":"R1C1","value":"5"}])"),
            "1:99: found \"R1C1\" as the place of sandwichsum, expected a cell beside the grid, such as R0C1 "
            "or R1C5");
  EXPECT_EQ(error(R"("littlekillersum":[{"cell":"R0C1","value":"5","direction":"D"}])").substr(6),
            " found \"D\" as a direction, expected UL, UR, DL or DR");
  EXPECT_EQ(error(R"("xv":[{"cells":["R1C1","R1C2"],"value":"Z"}])").substr(6),
            "found \"Z\" between two cells, expected X, V or a sum");
  EXPECT_EQ(error(R"("negative":["z"])").substr(6), "found \"z\" as a negative rule, expected ratio or xv");
  EXPECT_EQ(error(R"("solution":"12")").substr(6), "found 2 digits in the solution, expected 16");
  EXPECT_EQ(error(R"("title":"a","title":"b")").substr(6),
            "found the member \"title\" for the second time, expected it once");
  EXPECT_EQ(first_error("fpuzzles", R"({"size":4})"),
            "1:1: found a puzzle without the member grid, expected its rows of cells");
  EXPECT_EQ(first_error("fpuzzles", R"({"size":3,"grid":[[{}]]})"),
            "1:18: found 1 row of the grid, expected 3");
  EXPECT_EQ(first_error("fpuzzles", R"({"size":65,"grid":[[{}]]})"),
            "1:9: found \"65\" as the size, expected 1 to 64");
  EXPECT_EQ(first_error("fpuzzles", R"({"grid":[[{"value":2,"given":true}]]})"),
            "1:20: found \"2\" in row 1, column 1 of a 1x1 grid, expected 1 to 1, or 0 . * _ - X for an "
            "empty cell");
  EXPECT_EQ(first_error("fpuzzles", R"({"grid":[[{"givenPencilMarks":[2]}]]})"),
            "1:32: found \"2\" among the pencil marks of r1c1, expected a digit");
}

}  // namespace
}  // namespace quadrille::formats
