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
  const std::string text = cubes_text(puzzle, cubes);
  EXPECT_TRUE(text.starts_with("cubes 3 "));
  EXPECT_TRUE(is_cubes_header(text.substr(0, text.find('\n'))));
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
  options.header = cubes_text(puzzle, {{}, {}, {{0, 1}}, {{0, 3}}});
  options.header.erase(options.header.find('\n'));
  options.is_part = true;
  const auto reader = find_format("cubes")->open("r1c1=1\nr1c1=3\n", options);
  EXPECT_EQ(*reader->next()->puzzle, with_cube(puzzle, {{0, 1}}));
  EXPECT_EQ(*reader->next()->puzzle, with_cube(puzzle, {{0, 3}}));
  EXPECT_FALSE(reader->next());
}

TEST(Cubes, ReadsOnWhereMoreTextCame) {
  const std::string text = cubes_text(four_with_diagonals(), {{{0, 1}, {1, 3}}});
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
  const std::string whole = cubes_text(four_with_diagonals(), {});
  const std::string header = whole.substr(0, whole.find('\n') + 1);
  EXPECT_NE(message_of("r1c1=1\n").find("expected the first line"), std::string::npos);
  EXPECT_NE(message_of("cubes {}\n").find("expected the first line"), std::string::npos);
  EXPECT_NE(message_of("cubes 1 {\"size\":4}\n").find("a hash"), std::string::npos);
  EXPECT_NE(message_of("cubes 1 a {\"size\":4,\n"), "");
  const auto first_message = [&](const std::string& line) {
    const auto item = read_all("cubes", header + line).front();
    return item.puzzle ? "" : item.puzzle.error().message;
  };
  for (const char* const fact : {"r1c1", "r1c1=0", "r1c1=5", "r5c1=1", "r1c1=x", "1"})
    EXPECT_NE(first_message(fact).find("expected a cell"), std::string::npos) << fact;
  EXPECT_NE(first_message("r1c4=1").find("another digit already"), std::string::npos);
  EXPECT_EQ(first_message("r1c4=2"), "");
}

/// What the check of a whole file says.
std::string problem_of(const std::string& text) {
  CubesCheck check;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    check.add(text.substr(at, end - at));
    at = end;
  }
  return check.problem();
}

TEST(Cubes, OfTheWholeFileAreThoseThatWereWritten) {
  const std::string text = cubes_text(four_with_diagonals(), {{{0, 1}}, {{0, 3}}, {{0, 4}}});
  const auto expect = [](const std::string& changed, std::string_view words) {
    EXPECT_NE(message_of(changed).find(words), std::string::npos) << changed;
    EXPECT_NE(problem_of(changed).find(words), std::string::npos) << changed;
  };
  EXPECT_EQ(message_of(text), "");
  EXPECT_EQ(problem_of(text), "");
  std::string with_returns = "# made yesterday\n";
  for (const char c : text) with_returns += c == '\n' ? "\r\n" : std::string(1, c);
  EXPECT_EQ(problem_of(with_returns), "");
  const std::size_t last = text.rfind('\n', text.size() - 2) + 1;
  expect(text.substr(0, last), "3 cubes, but the file has 2");
  expect(text + "r1c1=2\n", "3 cubes, but the file has 4");
  expect(text.substr(0, last) + "r1c1=1\n", "do not match the hash");
  std::string of_other_puzzle = text;
  of_other_puzzle.replace(text.find("diagonals"), 9, "no_touch");
  EXPECT_NE(problem_of(of_other_puzzle).find("do not match the hash"), std::string::npos);
  // A part says nothing of the whole.
  const std::string part = text.substr(0, last);
  const auto reader = find_format("cubes")->open(part, {.is_part = true});
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(reader->next()->puzzle);
  EXPECT_FALSE(reader->next());
}

}  // namespace
}  // namespace quadrille::formats
