#include <algorithm>

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"
#include "support/base/shared_data.h"

namespace quadrille::formats {
namespace {

const std::string kLine(kGivens);

TEST(Line, ReadsAnyBlank) {
  for (const char blank : std::string_view("0*_-Xx")) {
    std::string text = kLine;
    std::ranges::replace(text, '.', blank);
    EXPECT_EQ(givens_of(read_puzzle("line", text)), kGivens) << blank;
  }
}

TEST(Line, ReadsSpacesAsBlanksInALineOfJustTheRightLength) {
  std::string text = kLine;
  std::ranges::replace(text, '.', ' ');
  EXPECT_EQ(givens_of(read_puzzle("line", text)), kGivens);
  EXPECT_EQ(givens_of(read_puzzle("line", "1  2    3  4   1", of_size(4))), "1..2....3..4...1");
}

TEST(Line, LeavesOutComments) {
  const auto items =
      read_all("line", "# first\n" + kLine + " easy\n\n" + kLine + "#8.3\n" + kLine + "\t9.0/1.2/1.2\r\n");
  ASSERT_EQ(items.size(), 3U);
  for (const Item& item : items) EXPECT_EQ(givens_of(*item.puzzle), kGivens);
  EXPECT_EQ(items[1].line, 4);
}

TEST(Line, ReadsSizesUpTo61) {
  EXPECT_EQ(read_puzzle("line", ".").size(), 1);
  const Puzzle large = read_puzzle("line", "9Gg" + std::string(253, '.'));
  EXPECT_EQ(large.givens()[1], 16);
  EXPECT_EQ(large.givens()[2], 16);
  EXPECT_EQ(large.box_rows(), 4);
  EXPECT_EQ(read_puzzle("line", "z" + std::string(3'720, '.')).given(0), 61);
}

TEST(Line, TakesTheUsersDigits) {
  ReadOptions options;
  options.digits = "abcd";
  EXPECT_EQ(givens_of(read_puzzle("line", "abcd............", options)), "1234............");
}

TEST(Line, ReportsABadLineAndGoesOn) {
  const auto items = read_all("line", kLine + "\n" + kLine.substr(1) + "\n" + kLine + "\n");
  ASSERT_EQ(items.size(), 3U);
  ASSERT_FALSE(items[1].puzzle);
  EXPECT_EQ(items[1].puzzle.error().message, "found 80 characters, expected 81 for a 9x9 grid");
  EXPECT_EQ(items[1].puzzle.error().line, 2);
  EXPECT_TRUE(items[2].puzzle);
}

TEST(Line, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("line", "  " + kLine.substr(0, 80) + "Q"),
            "1:83: found \"Q\" in row 9, column 9 of a 9x9 grid, expected 1 to 9, or 0 . * _ - X for an "
            "empty cell");
  EXPECT_EQ(first_error("line", kLine + kLine), "1:1: found 162 characters, expected 169 for a 13x13 grid");
  EXPECT_EQ(first_error("line", kLine, of_size(16)),
            "1:1: found 81 characters, expected 256 for a 16x16 grid");
  EXPECT_EQ(first_error("line", std::string(10'000'000, '1')),
            "1:1: found 10000000 characters, expected 4096 for a 64x64 grid");
}

TEST(Line, WritesTheSolutionWhenThereIsOne) {
  const Grid solution = sample_solution();
  EXPECT_EQ(written("line", sample_puzzle()), kLine + "\n");
  EXPECT_EQ(written("line", sample_puzzle(), &solution), std::string(kSolution) + "\n");
}

TEST(Line, HoldsUsualShapesAlone) {
  Puzzle puzzle = sample_puzzle();
  EXPECT_TRUE(find_format("line")->holds(puzzle));
  ASSERT_TRUE(puzzle.clear_regions());
  EXPECT_FALSE(find_format("line")->holds(puzzle));
}

class LineData : public test::SharedData {};

TEST_F(LineData, ReadsTheCollections) {
  for (const auto* file :
       {"classic9/17_clue.txt", "classic9/hardest_1106.txt", "rated/hodoku.txt", "rated/se121.txt"}) {
    const std::string content = text(file);
    const auto format = detect_format(content, file);
    ASSERT_TRUE(format) << file;
    EXPECT_EQ((*format)->name, "line") << file;
    const auto items = read_all("line", content);
    EXPECT_GT(items.size(), 100U) << file;
    for (const Item& item : items) ASSERT_TRUE(item.puzzle) << file << ":" << item.line;
  }
}

}  // namespace
}  // namespace quadrille::formats
