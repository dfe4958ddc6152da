#include "formats/read/read_puzzle.h"

#include <string>

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

constexpr std::string_view kSmall = "......3134......";

TEST(ReadPuzzle, RecognisesTheFormat) {
  const auto line = read_puzzle(kSmall);
  ASSERT_TRUE(line) << line.error().message;
  EXPECT_EQ(line->size(), 4);
  EXPECT_EQ(line->box_rows(), 2);
  EXPECT_EQ(line->given(6), 3);

  const auto json =
      read_puzzle(R"({"size": 4, "boxes": [2, 2], "givens": ["....", "..31", "34..", "...."]})");
  ASSERT_TRUE(json) << json.error().message;
  EXPECT_EQ(*json, *line);
}

TEST(ReadPuzzle, TakesWhatTheTextDoesNotTellFromTheOptions) {
  const auto latin = read_puzzle(kSmall, {.boxes = sudoku::BoxShape{0, 0}});
  ASSERT_TRUE(latin);
  EXPECT_FALSE(latin->has_regions());
}

TEST(ReadPuzzle, KeepsNothingOfTheText) {
  std::string text(kSmall);
  const auto puzzle = read_puzzle(text);
  text.assign(text.size(), '?');
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(*puzzle, *read_puzzle(kSmall));
}

TEST(ReadPuzzle, SaysWhereAndWhatIsWrong) {
  const auto empty = read_puzzle(" \n");
  ASSERT_FALSE(empty);
  EXPECT_EQ(empty.error().message, "found no text, expected a puzzle");
  EXPECT_EQ(empty.error().line, 1);

  const auto digit = read_puzzle("size 4\ngivens\n1...\n....\n..7.\n....\n");
  ASSERT_FALSE(digit);
  EXPECT_EQ(digit.error().line, 5);
  EXPECT_EQ(digit.error().column, 3);

  const auto second = read_puzzle("......3134......\n\n1...............\n");
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().line, 3);
  EXPECT_TRUE(second.error().message.starts_with("found a second puzzle, expected one"));
}

}  // namespace
}  // namespace quadrille::formats
