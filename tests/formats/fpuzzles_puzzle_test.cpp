#include "formats/fpuzzles_puzzle.h"

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::formats {
namespace {

/// A 4x4 puzzle with these members behind its grid, which is empty.
std::string with_members(std::string_view members) {
  const std::string row = "[{},{},{},{}]";
  return R"({"size":4,"grid":[)" + row + "," + row + "," + row + "," + row + "]" +
         (members.empty() ? "" : ",") + std::string(members) + "}";
}

Item item_with(std::string_view members) { return read_item("fpuzzles", with_members(members)); }

/// "rule argument; argument, rule .." of a puzzle with these members.
std::string fpuzzles_rules(std::string_view members) {
  const Item item = item_with(members);
  if (!item.puzzle) return item.puzzle.error().message;
  std::string text;
  for (const auto& [name, argument] : sudoku::rule_texts(*item.puzzle))
    text += (text.empty() ? "" : ", ") + name + (argument.empty() ? "" : " ") + argument;
  return text;
}

TEST(FpuzzlesPuzzle, ReadsCells) {
  const Item item = read_item("fpuzzles", R"({"size":4,"grid":[
      [{"value":1,"given":true},{"value":"2","given":true},{"value":3},{"value":4,"given":false}],
      [{"givenPencilMarks":[1,2]},{"centerPencilMarks":[3]},{"givenPencilMarks":[]},{}],
      [{},{},{},{}],[{},{},{},{}]]})");
  ASSERT_TRUE(item.puzzle) << item.puzzle.error().message;
  EXPECT_EQ(givens_of(*item.puzzle), "12..............") << "other digits are the player's";
  EXPECT_EQ(item.puzzle->candidates(4), 3U);
  EXPECT_EQ(item.puzzle->candidates(5), item.puzzle->all_digits());
  EXPECT_EQ(item.puzzle->candidates(6), item.puzzle->all_digits());
  EXPECT_TRUE(item.puzzle->has_boxes());
  EXPECT_FALSE(item.solution);
}

TEST(FpuzzlesPuzzle, TakesAFullGridOfThePlayersForTheSolution) {
  const Item item = read_item(
      "fpuzzles", R"({"size":2,"grid":[[{"value":1,"given":true},{"value":2}],[{"value":2},{"value":1}]]})");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(givens_of(*item.puzzle), "1...");
  EXPECT_EQ(item.solution, (Grid{1, 2, 2, 1}));
}

TEST(FpuzzlesPuzzle, ReadsRegions) {
  const auto regions = [](std::string_view first_row) {
    const Item item = read_item("fpuzzles", R"({"size":4,"grid":[)" + std::string(first_row) +
                                                ",[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}");
    if (!item.puzzle) return item.puzzle.error().message;
    if (item.puzzle->has_boxes()) return std::string("boxes");
    std::string text;
    for (const int region : item.puzzle->regions())
      text += region < 0 ? '.' : static_cast<char>('a' + region);
    return text;
  };
  EXPECT_EQ(regions(R"([{"region":0},{},{},{}])"), "boxes");
  EXPECT_EQ(regions(R"([{"region":1},{"region":0},{"region":0},{"region":1}])"), "abbabbaaccddccdd");
  EXPECT_EQ(regions(R"([{"region":null},{},{},{}])"), ".abbaabbccddccdd");
  // A size without boxes has rows, and so have its cells without a region.
  const Item prime =
      read_item("fpuzzles", R"({"size":2,"grid":[[{"region":1},{"region":0}],[{"region":0},{"region":1}]]})");
  ASSERT_TRUE(prime.puzzle);
  EXPECT_EQ(prime.puzzle->regions(), (std::vector{0, 1, 1, 0}));
  const Item none =
      read_item("fpuzzles",
                R"({"size":2,"grid":[[{"region":null},{"region":null}],[{"region":null},{"region":null}]]})");
  ASSERT_TRUE(none.puzzle);
  EXPECT_FALSE(none.puzzle->has_regions());
}

TEST(FpuzzlesPuzzle, ReadsEachLineAsAUse) {
  EXPECT_EQ(
      fpuzzles_rules(
          R"("thermometer":[{"lines":[["R1C1","R1C2"],["R1C1","R2C1","R3C1"],["R4C4"]]},{"lines":[]}])"),
      "thermometer r1c1 r1c2; r1c1 r2c1 r3c1");
  EXPECT_EQ(
      fpuzzles_rules(R"("whispers":[{"lines":[["R1C1","R1C2"]],"value":"3"},{"lines":[["R2C1","R2C2"]]}])"),
      "whispers r1c1 r1c2 difference=3; r2c1 r2c2");
  EXPECT_EQ(fpuzzles_rules(R"("betweenline":[{"lines":[["R1C1","R1C2"],["R1C1","R1C2","R1C3"]]}])"),
            "between r1c1 r1c2 r1c3")
      << "nothing lies between the ends of two cells";
  EXPECT_EQ(fpuzzles_rules(
                R"("arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2"],["R1C1","R2C1","R3C1"],["R1C1"]]}])"),
            "arrow r1c1 r1c2; r1c1 r2c1 r3c1");
}

TEST(FpuzzlesPuzzle, ReadsCages) {
  EXPECT_EQ(fpuzzles_rules(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R2C1"]},
                                      {"cells":["R3C1"],"value":"0"},{"cells":["R4C1"],"value":"?"}])"),
            "killer_cage r1c1 r1c2 total=5; r2c1; r3c1; r4c1");
  EXPECT_EQ(item_with(R"("killercage":[{"cells":["R4C1"],"value":"?"}])").drawing.what,
            "1 clue that is no number");
  EXPECT_EQ(fpuzzles_rules(R"("extraregion":[{"cells":["R1C1","R2C3"]}])"), "extra_regions r1c1 r2c3");
}

TEST(FpuzzlesPuzzle, ReadsWhatStandsBetweenCells) {
  EXPECT_EQ(fpuzzles_rules(R"("difference":[{"cells":["R1C1","R1C2"]},{"cells":["R1C2","R1C3"],"value":"2"}],
                        "ratio":[{"cells":["R2C1","R2C2"],"value":""},{"cells":["R2C2","R2C3"],"value":3}])"),
            "difference r1c1 r1c2; r1c2 r1c3 difference=2, ratio r2c1 r2c2; r2c2 r2c3 ratio=3");
  EXPECT_EQ(
      fpuzzles_rules(R"("xv":[{"cells":["R1C1","R1C2"],"value":"X"},{"cells":["R1C2","R1C3"],"value":"v"},
                              {"cells":["R2C2","R2C3"],"value":""},{"cells":["R2C2","R2C3"],"value":"6"}])"),
      "sum_pair r1c1 r1c2 sum=10; r1c2 r1c3 sum=5; r2c2 r2c3 sum=6");
  EXPECT_EQ(fpuzzles_rules(R"("quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[4,1,1]},
                                     {"cells":["R3C3"],"values":[]}])"),
            "quadruple r1c1 r1c2 r2c1 r2c2 digits=1 1 4");
}

TEST(FpuzzlesPuzzle, ReadsMarksCluesAndFlags) {
  EXPECT_EQ(fpuzzles_rules(
                R"("odd":[{"cell":"R1C1"},{"cell":"R2C2"}],"even":[],"antiknight":true,"antiking":false)"),
            "odd r1c1 r2c2, anti_knight");
  EXPECT_EQ(
      fpuzzles_rules(
          R"("sandwichsum":[{"cell":"R0C1","value":"5"},{"cell":"R2C5","value":""},{"cell":"R0C2","value":"?"}],
                        "littlekillersum":[{"cell":"R0C2","cells":["R1C3"],"direction":"DR","value":"5"},
                                           {"cell":"R0C2","direction":"DR","value":"0"},{"cell":"R0C2","direction":"DR"}])"),
      "sandwich r0c1 total=5, little_killer r0c2 direction=down_right total=5");
  EXPECT_EQ(fpuzzles_rules(R"("diagonal+":true)"), "diagonals anti");
  EXPECT_EQ(fpuzzles_rules(R"("diagonal-":true)"), "diagonals main");
  EXPECT_EQ(fpuzzles_rules(R"("diagonal+":true,"diagonal-":true)"), "diagonals");
  EXPECT_EQ(fpuzzles_rules(R"("rowindexer":[{"cells":["R1C1"]}],"columnindexer":[{"cells":["R2C2"]}])"),
            "indexer r1c1 names=rows; r2c2 names=columns");
  EXPECT_EQ(fpuzzles_rules(R"("nonconsecutive":true)"), "non_consecutive");
}

TEST(FpuzzlesPuzzle, ReadsClonesAndExtremes) {
  EXPECT_EQ(fpuzzles_rules(R"("clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R3C3","R1C2"]}])"),
            "clone r1c1 clone=r3c3")
      << "a cell that is its own clone says nothing";
  EXPECT_EQ(fpuzzles_rules(R"("clone":[{"cells":["R1C1"],"cloneCells":[]}])"),
            "found 1 cell and 0 clones of cells, expected as many of both");
  EXPECT_EQ(fpuzzles_rules(R"("minimum":[{"cell":"R1C1"},{"cell":"R2C1"}],"maximum":[{"cell":"R4C4"}])"),
            "minimum r1c1 r2c1, maximum r4c4");
}

TEST(FpuzzlesPuzzle, ReadsWhatMissingDotsSay) {
  EXPECT_EQ(fpuzzles_rules(
                R"("negative":["ratio","xv"],"nonconsecutive":true,"ratio":[{"cells":["R1C1","R1C2"]}])"),
            "negative_kropki, negative_xv, ratio r1c1 r1c2");
  for (const std::string_view of_one_dot :
       {R"("nonconsecutive":true,"ratio":[{"cells":["R1C1","R1C2"]}])", R"("negative":["ratio"])"})
    EXPECT_NE(fpuzzles_rules(of_one_dot).find("which is no rule of this program yet"), std::string::npos);
  EXPECT_EQ(fpuzzles_rules(R"("negative":["ratio"],"ratio":[{"cells":["R1C1","R1C2"],"value":"3"}])"),
            "found ratio as a negative rule beside dots of another ratio than 2, expected 2 for all of them");
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
  EXPECT_EQ(
      error(R"("mystery":[{"cells":["R1C1"]}])"),
      "1:76: found the member \"mystery\", which is no rule of this program yet and no drawing; take it out "
      "to read the rest");
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
