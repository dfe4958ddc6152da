#include "formats/json/json_cells.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace quadrille::formats {
namespace {

/// The cells of the value of the member "is", and those with the digits of a player, if there are any.
std::string cells_of(std::string_view value, int size = 0) {
  const std::string text = "{\"is\":" + std::string(value) + "}";
  TextCursor cursor(text);
  auto json = JsonText::take_object(cursor);
  if (!json) return json.error().message;
  std::forward_list<std::string> texts;
  const auto grid = JsonCells(*json, size, texts).grid(2);
  if (!grid) return "none";
  std::string found;
  for (const Token& cell : grid->givens) found += cell.text;
  for (const Token& cell : grid->placed)
    found += (&cell == grid->placed.data() ? " " : "") + std::string(cell.text);
  return found;
}

TEST(JsonCells, ReadsTexts) {
  EXPECT_EQ(cells_of(R"("1.....2..3.....4")"), "1.....2..3.....4");
  EXPECT_EQ(cells_of(R"("1000\n0020\n0300\n0004")"), "1000002003000004");
  EXPECT_EQ(cells_of(R"("1???|??2?|?3??|???4")"), "1.....2..3.....4");
  EXPECT_EQ(cells_of(R"(["1...","..2.",".3..","...4"])"), "1.....2..3.....4");
}

TEST(JsonCells, ReadsArrays) {
  EXPECT_EQ(cells_of("[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]"), "1000002003000004");
  EXPECT_EQ(cells_of(R"([["1","",null," "],[-1,".",2,"-"],[0,"3","_","?"],["*",0,0,4]])"),
            "1.....2-03_.*004");
  EXPECT_EQ(cells_of("[1,0,0,0,0,0,2,0,0,3,0,0,0,0,0,4]"), "1000002003000004");
  EXPECT_EQ(
      cells_of(R"([[{"value":1},{"value":null},{"value":0},{"value":""}],[0,0,2,0],[0,3,0,0],[0,0,0,4]])"),
      "1.0.002003000004")
      << "of objects";
}

TEST(JsonCells, ReadsListsOfPlaces) {
  EXPECT_EQ(
      cells_of(R"([{"row":0,"col":0,"value":1},{"row":1,"col":2,"value":2},{"row":2,"col":1,"value":3},)"
               R"({"row":3,"col":3,"value":4}])"),
      "1.....2..3.....4");
  EXPECT_EQ(cells_of(R"([{"x":1,"y":1,"value":1},{"x":3,"y":2,"value":2},{"x":2,"y":3,"value":3},)"
                     R"({"x":4,"y":4,"value":4}])"),
            "1.....2..3.....4")
      << "x is the column, and counting begins with 1";
  EXPECT_EQ(cells_of(R"({"1,1":1,"2,3":2,"3,2":3,"4,4":4})"), "1.....2..3.....4");
  EXPECT_EQ(
      cells_of(R"([{"row":0,"col":0,"value":1},{"row":1,"col":2,"value":2},{"row":2,"col":1,"value":3},)"
               R"({"row":3,"col":3,"value":4}])",
               6),
      "1.......2....3.......4..............");
}

TEST(JsonCells, TakesNoMovesForAGrid) {
  EXPECT_EQ(cells_of(R"({"1,1":1,"1,2":1,"2,2":2,"4,4":3})"), "11...2.........3") << "a grid with a mistake";
  EXPECT_EQ(
      cells_of(R"([{"row":0,"col":0,"value":1},{"row":0,"col":1,"value":1},{"row":1,"col":1,"value":2},)"
               R"({"row":3,"col":3,"value":3}])"),
      "none");
}

TEST(JsonCells, TellsThePlayersDigitsFromGivens) {
  EXPECT_EQ(
      cells_of(R"([{"position":[0,0],"value":1,"fixed":true},{"position":[1,2],"value":2,"fixed":false},)"
               R"({"position":[2,1],"value":3,"fixed":true},{"position":[3,3],"value":4,"fixed":true}])"),
      "1........3.....4 1.....2..3.....4");
  EXPECT_EQ(cells_of(R"([[{"v":1,"isEditable":true},0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]])"),
            ".000002003000004 1000002003000004");
}

TEST(JsonCells, TakesNothingElseForAGrid) {
  for (
      const std::string_view value :
      {"7", "true", "[]", "{}", "\"1234\"", "[1,2,3,4]", "[[1,2],[2,1]]", "\"Sixteen letters.\"",
       "[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,7]]", "[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,4]]",
       R"([{"row":1,"col":1,"value":1},{"row":1,"col":3,"value":2},{"row":2,"col":1,"value":3},{"row":3,"col":3,)"
       R"("value":4}])",
       R"([{"row":0,"col":0,"value":1},{"row":0,"col":1,"value":1},{"row":2,"col":1,"value":3},{"row":3,"col":3,)"
       R"("value":4}])"})
    EXPECT_EQ(cells_of(value), "none") << value;
}

}  // namespace
}  // namespace quadrille::formats
