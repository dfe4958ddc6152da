#include "formats/sudokupad_drawing.h"

#include <gtest/gtest.h>

#include "formats/text_cursor.h"

namespace quadrille::formats {
namespace {

TEST(SudokuPadDrawing, TellsShapesApart) {
  TextCursor cursor(R"({"shapes":[{"rounded":true},{"rounded":true,"text":"x"},{"text":" "},{}]})");
  auto json = JsonText::take_object(cursor);
  ASSERT_TRUE(json);
  SudokuPadDrawing drawing;
  drawing.add_shapes(*json, json->elements(json->names(JsonText::kRoot).front() + 1));
  drawing.lines = 3;
  drawing.others = {"fog"};
  EXPECT_EQ(drawing.words(),
            (std::vector<std::string>{"3 lines", "1 circle", "2 rectangles", "1 text", "fog"}));
}

}  // namespace
}  // namespace quadrille::formats
