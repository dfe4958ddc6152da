#include "formats/cubes.h"

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

Puzzle four_with_diagonals() {
  Puzzle puzzle(4);
  EXPECT_TRUE(puzzle.set_boxes(2, 2));
  EXPECT_TRUE(puzzle.add_rule("diagonals"));
  puzzle.set_given(3, 2);
  return puzzle;
}

TEST(Cubes, ReadsWhatIsWritten) {
  const Puzzle puzzle = four_with_diagonals();
  const std::vector<sudoku::PuzzleCube> cubes{{}, {{0, 1}}, {{0, 3}, {15, 2}}};
  std::string text = cubes_header(puzzle, cubes.size());
  for (const auto& cube : cubes) text += cube_line(cube, puzzle.layout());
  EXPECT_EQ(number_of_cubes(text.substr(0, text.find('\n'))), 3U);
  const auto detected = detect_format(text, "");
  ASSERT_TRUE(detected);
  EXPECT_EQ((*detected)->name, "cubes");
  const auto items = read_all("cubes", text);
  ASSERT_EQ(items.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    ASSERT_TRUE(items[i].puzzle) << items[i].puzzle.error().message;
    EXPECT_EQ(*items[i].puzzle, with_cube(puzzle, cubes[i]));
    EXPECT_EQ(items[i].line, static_cast<int>(i) + 2);
  }
}

TEST(Cubes, TakesTheHeaderOfTheFile) {
  const Puzzle puzzle = four_with_diagonals();
  ReadOptions options;
  options.header = cubes_header(puzzle, 7);
  const auto reader = find_format("cubes")->open("r1c1=1\nr1c1=3\n", options);
  EXPECT_EQ(*reader->next()->puzzle, with_cube(puzzle, {{0, 1}}));
  EXPECT_EQ(*reader->next()->puzzle, with_cube(puzzle, {{0, 3}}));
  EXPECT_FALSE(reader->next());
}

TEST(Cubes, ReadsOnWhereMoreTextCame) {
  const std::string text = cubes_header(four_with_diagonals(), 1) + "r1c1=1 r1c2=3\n";
  for (std::size_t first = 1; first < text.size(); ++first) {
    const std::string part = text.substr(0, first);
    const auto reader = find_format("cubes")->open(part, {});
    static_cast<void>(reader->next());
    reader->again(text);
    const auto item = reader->next();
    ASSERT_TRUE(item && item->puzzle) << first;
    EXPECT_EQ(item->puzzle->given(1), 3);
    EXPECT_FALSE(reader->next());
  }
}

std::string message_of(const std::string& text) {
  const auto items = read_all("cubes", text);
  return items.empty() || items.back().puzzle ? "" : items.back().puzzle.error().message;
}

TEST(Cubes, TellsWhatIsWrong) {
  const std::string header = cubes_header(four_with_diagonals(), 1);
  EXPECT_NE(message_of("r1c1=1\n").find("expected the first line"), std::string::npos);
  EXPECT_NE(message_of("cubes {}\n").find("expected the first line"), std::string::npos);
  EXPECT_NE(message_of("cubes 1 {\"size\":4,\n"), "");
  for (const char* const fact : {"r1c1", "r1c1=0", "r1c1=5", "r5c1=1", "r1c1=x", "1"})
    EXPECT_NE(message_of(header + fact + "\n").find("expected a cell"), std::string::npos) << fact;
  EXPECT_NE(message_of(header + "r1c4=1\n").find("another digit already"), std::string::npos);
  EXPECT_EQ(message_of(header + "r1c4=2\n"), "");
}

}  // namespace
}  // namespace quadrille::formats
