#include "formats/json/drawing.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

/// A puzzle of 1x1 with this drawing.
std::string with_drawing(const std::string& drawing) {
  return R"({"size":1,"givens":[[1]],"drawing":)" + drawing + "}\n";
}

std::string error_of_drawing(const std::string& drawing) {
  return first_error("json", with_drawing(drawing));
}

TEST(JsonDrawing, IsReadAndWritten) {
  const std::string text =
      with_drawing(R"({"format":"fpuzzles","members":{"text":[{"value":"x"}]},"cells":[{"c":"#fff"}]})");
  const Item item = read_item("json", text);
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.extras.format, "fpuzzles");
  EXPECT_EQ(item.extras.members, R"("text":[{"value":"x"}])");
  EXPECT_EQ(item.extras.of_cells, (std::vector<std::string>{R"("c":"#fff")"}));
  EXPECT_EQ(item.drawing.what, "a drawing of fpuzzles");
  std::string out;
  write_drawing(item.extras, out);
  EXPECT_EQ("{\"size\":1,\"givens\":[[1]]" + out + "}\n", text);
}

TEST(JsonDrawing, IsNotWrittenIfThereIsNone) {
  std::string out;
  write_drawing({.format = "fpuzzles", .members = "", .of_cells = {"", ""}}, out);
  EXPECT_EQ(out, "");
}

/// Otherwise the puzzle would be another one when it is written for the editor.
TEST(JsonDrawing, ContainsNothingThatThePuzzleHas) {
  for (const std::string member : {"size", "grid", "title", "antiknight", "thermometer", "no such member"})
    EXPECT_NE(error_of_drawing(R"({"format":"fpuzzles","members":{")" + member + R"(":[]}})"), "") << member;
  for (const std::string member : {"cells", "cages", "metadata", "global", "cellSize", "title"})
    EXPECT_NE(error_of_drawing(R"({"format":"sudokupad","members":{")" + member + R"(":[]}})"), "") << member;
  for (const std::string member : {"value", "given", "region", "givenPencilMarks"})
    EXPECT_NE(error_of_drawing(R"({"format":"fpuzzles","members":{},"cells":[{")" + member + R"(":1}]})"), "")
        << member;
  EXPECT_NE(error_of_drawing(R"({"format":"sudokupad","members":{},"cells":[{"c":1}]})"), "")
      << "it has no such cells";
}

TEST(JsonDrawing, SaysWhatIsWrong) {
  EXPECT_EQ(
      error_of_drawing(R"({"format":"fpuzzles","members":{"grid":[]}})"),
      R"(1:68: found the member "grid" in the drawing, expected only what fpuzzles draws without a rule)");
  EXPECT_EQ(error_of_drawing(R"({"format":"fpuzzles","members":{"line":[],"line":[]}})"),
            R"(1:78: found the member "line" of drawing for the second time, expected it once)");
  EXPECT_EQ(error_of_drawing(R"({"format":"fpuzzles","members":{},"cells":[]})"),
            "1:78: found 0 elements in the cells of the drawing, expected 1");
  for (const std::string drawing :
       {"7", R"({"format":"json","members":{}})", R"({"format":"fpuzzles"})",
        R"({"format":"fpuzzles","members":[]})", R"({"format":"fpuzzles","members":{},"cells":{}})",
        R"({"format":"fpuzzles","members":{},"cells":[1]})"})
    EXPECT_NE(error_of_drawing(drawing).find("as drawing, expected an object with a format"),
              std::string::npos)
        << drawing;
}

}  // namespace
}  // namespace quadrille::formats
