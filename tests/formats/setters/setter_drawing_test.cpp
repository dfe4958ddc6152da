#include "formats/setters/setter_drawing.h"

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "formats/setters/lz_string.h"

namespace quadrille::formats {
namespace {

TEST(SetterDrawing, SaysWhatIsThere) {
  SetterDrawing drawing;
  EXPECT_TRUE(drawing.words().empty());
  drawing.lines = {{}, {}, {.has_head = true}};
  drawing.shapes = {{.is_round = true}, {}, {.is_round = true, .text = "7"}};
  drawing.cages = {{{0}, ""}};
  drawing.others = {"a fog"};
  drawing.texts = 1;
  EXPECT_EQ(drawing.words(), (std::vector<std::string>{"2 lines", "1 arrow", "1 circle", "1 rectangle",
                                                       "2 texts", "1 cage", "a fog"}));
  drawing.lines[0].is_taken = drawing.shapes[2].is_taken = drawing.cages[0].is_taken = true;
  EXPECT_EQ(drawing.words(),
            (std::vector<std::string>{"1 line", "1 arrow", "1 circle", "1 rectangle", "1 text", "a fog"}));
}

/// The text in a link, without the member of its metadata that holds the whole puzzle for this program: the
/// drawings only.
std::string without_note(std::string_view link) {
  const std::size_t head = std::string_view("https://sudokupad.app/scl").size();
  std::string text = unpack_lz(link.substr(head, link.size() - head - 1)).text;
  const std::size_t note = text.find("\"quadrille\":");
  EXPECT_NE(note, std::string::npos);
  return text.replace(note, 11, "\"elsewhere\"") + '\n';
}

// Drawings by SudokuPad's writer are recognised.
TEST(SetterDrawing, IsReadAsItIsWritten) {
  for (const auto& [rule, argument] : std::initializer_list<std::pair<std::string_view, std::string_view>>{
           {"thermometer", "r1c1 r1c2 r2c3 r3c3"},
           {"whispers", "r4c4 r4c5 r5c6"},
           {"renban", "r6c1 r6c2 r6c3"},
           {"difference", "r7c7 r7c8"},
           {"ratio", "r8c8 r9c8"},
           {"region_sum_line", "r5c5 r5c6 r5c7"},
           {"little_killer", "r0c4 direction=down_right total=21"},
           {"sum_pair", "r1c5 r1c6 sum=10"}}) {
    Puzzle puzzle(9);
    ASSERT_TRUE(puzzle.set_boxes(3, 3));
    ASSERT_TRUE(puzzle.add_rule(rule, argument));
    const std::string text = without_note(written("sudokupad", puzzle));
    const Item item = read_item("sudokupad", text, {.accepts_drawing = true});
    ASSERT_TRUE(item.puzzle);
    EXPECT_EQ(*item.puzzle, puzzle) << rule << ": " << rules_of(*item.puzzle) << item.drawing.what;
    EXPECT_EQ(item.drawing.what, "") << rule;
    const Item refused = read_item("sudokupad", text);
    ASSERT_TRUE(refused.puzzle);
    EXPECT_TRUE(refused.puzzle->rules().empty());
    EXPECT_EQ(refused.drawing.guesses.size(), 1U);
    EXPECT_NE(refused.drawing.what, "");
  }
}

TEST(SetterDrawing, IsReadInFpuzzlesToo) {
  const Item item = read_item("fpuzzles",
                              R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],
          "line":[{"lines":[["R1C1","R1C2","R1C3"],["R2C1","R9C9"]],"outlineC":"#C060C0","width":0.4},{"lines":5}],
          "circle":[{"cells":["R3C1","R3C2"],"baseC":"#FFFFFF","outlineC":"#000000","width":0.3,"height":0.3}],
          "text":[{"cells":["R4C1"],"value":"hello"},{"cells":["R4C2"]}]})",
                              {.accepts_drawing = true});
  ASSERT_TRUE(item.puzzle) << item.puzzle.error().message;
  EXPECT_EQ(rules_of(*item.puzzle), "difference r3c1 r3c2\nrenban r1c1 r1c2 r1c3\n");
  EXPECT_EQ(item.drawing.what, "2 lines, 2 texts");
}

/// The guesses about four green lines and two cages, of two cells each, in an empty 4x4 grid with that
/// solution.
std::string guesses_with_solution(std::string_view solution) {
  const std::string row = "[{},{},{},{}]";
  std::string text = R"({"cells":[)" + row + "," + row + "," + row + "," + row + R"(],"lines":[)";
  for (int i = 0; i < 4; ++i)
    text += (i == 0 ? "" : ",") + std::string(R"({"color":"#67f067","thickness":10,"wayPoints":[[)") +
            std::to_string(i) + ".5,0.5],[" + std::to_string(i) + ".5,1.5]]}";
  text += R"(],"cages":[{"cells":[[0,0],[1,3]]},{"cells":[[0,0],[1,2]]}],"metadata":{"solution":")";
  text += std::string(solution) + R"("}})";
  const Item item = read_item("sudokupad", text, {.accepts_drawing = true});
  return rules_of(*item.puzzle) + item.drawing.what;
}

TEST(SetterDrawing, MeansNothingThatTheAuthorsSolutionDisobeys) {
  constexpr std::string_view kLines = "whispers r1c1 r1c2; r2c1 r2c2; r3c1 r3c2; r4c1 r4c2\n";
  const std::string cages = "killer_cage r1c1 r2c4; r1c1 r2c3\n";
  EXPECT_EQ(guesses_with_solution(""), std::string(kLines) + cages);
  EXPECT_EQ(guesses_with_solution("1324314224134231"), std::string(kLines) + cages);
  EXPECT_EQ(guesses_with_solution("1234341221434321"), "4 lines, 2 cages")
      << "a look that is refuted once means nothing anywhere";
  EXPECT_EQ(guesses_with_solution("12????????1?????"), cages + "4 lines") << "what is known";
}

}  // namespace
}  // namespace quadrille::formats
