#include "formats/killer_text.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

/// A killer line of zeros, with this text over its first cells.
std::string killer_line_with(std::string_view start) {
  std::string text(81, '0');
  return text.replace(0, start.size(), start);
}

std::string line_error(const std::string& text) {
  const auto killer = parse_killer_line({text, 1, 1});
  return killer ? "" : std::to_string(killer.error().column) + ": " + killer.error().message;
}

/// Numbers of cages, followed by zeros.
std::string killer_numbers_with(std::string_view head, std::string_view start, int zeros) {
  std::string text = std::string(head) + std::string(start);
  for (int i = 0; i < zeros; ++i) text += "0:";
  return text;
}

std::string numbers_error(const std::string& text) {
  const auto killer = parse_killer_numbers({text, 1, 1});
  return killer ? "" : std::to_string(killer.error().column) + ": " + killer.error().message;
}

TEST(KillerText, FollowsWaysOfAllEightKinds) {
  // The total is in the middle of nine cells, r2c2.
  std::string text = killer_line_with(".v,");
  text.replace(9, 3, ">j<").replace(18, 3, "'^`");
  const auto killer = parse_killer_line({text, 1, 1});
  ASSERT_TRUE(killer) << killer.error().message;
  ASSERT_EQ(killer->cages.size(), 1U);
  EXPECT_EQ(killer->cages[0].total, 45);
  EXPECT_EQ(killer->cages[0].cells, (std::vector<int>{0, 1, 2, 9, 10, 11, 18, 19, 20}));
}

TEST(KillerText, TakesAZeroAloneForNoCage) {
  const std::string text = killer_line_with("0<5");
  const auto killer = parse_killer_line({text, 1, 1});
  ASSERT_TRUE(killer);
  ASSERT_EQ(killer->cages.size(), 2U);
  EXPECT_EQ(killer->cages[0].total, 0) << "a cage without a total";
  EXPECT_EQ(killer->cages[1].cells, (std::vector<int>{2}));
}

TEST(KillerText, SaysWhatIsWrongWithALine) {
  EXPECT_EQ(line_error("5<0"),
            "1: found 3 characters, expected 81, for each cell of a 9x9 grid a total or the way to a cell of "
            "the same cage");
  EXPECT_EQ(line_error(killer_line_with("5!")),
            "2: found \"!\" in r1c2, expected a total 0-9, A-Z for 10 to 35, a-j for 36 to 45, or a way < > "
            "^ v ` ' , .");
  EXPECT_EQ(
      line_error(killer_line_with("5<^")),
      "3: found the way ^ in r1c3, which leads beyond the grid, expected one to a cell of the same cage");
  EXPECT_EQ(
      line_error(killer_line_with("><")),
      "1: found ways from r1c1 that go round in a circle, expected them to lead to the total of the cage");
  EXPECT_EQ(
      line_error(killer_line_with("4<<")),
      "1: found the total 4 of the cage at r1c1, but 3 different digits add up to at least 6 and at most 24");
  EXPECT_EQ(line_error(killer_line_with("I<")),
            "1: found the total 18 of the cage at r1c1, but 2 different digits add up to at least 3 and at "
            "most 17");
  std::string large = killer_line_with("j<<<<<<<<");
  large[9] = '^';
  EXPECT_EQ(line_error(large),
            "1: found 10 cells in the cage at r1c1, expected at most 9, because they hold different digits");
}

TEST(KillerText, ReadsNumbers) {
  const std::string text = killer_numbers_with("3x3:d:k:", "1027:1281:1027:", 78);
  const auto killer = parse_killer_numbers({text, 1, 1});
  ASSERT_TRUE(killer) << killer.error().message;
  EXPECT_TRUE(killer->has_diagonals);
  ASSERT_EQ(killer->cages.size(), 2U);
  EXPECT_EQ(killer->cages[0].total, 5) << "cages come in the order of their numbers";
  EXPECT_EQ(killer->cages[1].cells, (std::vector<int>{0, 2}));
}

TEST(KillerText, SaysWhatIsWrongWithNumbers) {
  EXPECT_EQ(numbers_error("3x3"), "1: found \"3x3\", expected 3x3::k: or 3x3:d:k:, and then 81 numbers");
  EXPECT_EQ(numbers_error("3x3:e:k:"),
            "5: found \"e\" between the first two colons, expected d for diagonals, or nothing");
  const std::string wrong_count = ", expected 81, one for each cell of a 9x9 grid, each followed by a colon";
  EXPECT_EQ(numbers_error(killer_numbers_with("3x3::k:", "", 80)), "1: found 80 numbers" + wrong_count);
  EXPECT_EQ(numbers_error(killer_numbers_with("3x3::k:", "", 82)), "1: found 82 numbers" + wrong_count);
  EXPECT_EQ(numbers_error(killer_numbers_with("3x3::k:", "", 81) + "0"), "1: found 82 numbers" + wrong_count);
  EXPECT_EQ(numbers_error(killer_numbers_with("3x3::k:", "0:x:", 79)),
            "10: found \"x\" in r1c2, expected a number: 256 times the total of the cell's cage and the "
            "number of the cage");
  EXPECT_EQ(numbers_error(killer_numbers_with("3x3::k:", "1281:1537:", 79)),
            "13: found 6 as the total of a cage in r1c2, expected 5 as in the cage's first cell");
  EXPECT_EQ(
      numbers_error(killer_numbers_with("3x3::k:", "513:513:", 79)),
      "8: found the total 2 of the cage at r1c1, but 2 different digits add up to at least 3 and at most 17");
}

TEST(KillerText, WritesWhatItReads) {
  Puzzle puzzle = read_puzzle("line", std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r2c2 r3c1 total=20; r9c8 r9c9"));
  const Killer killer = killer_of(puzzle);
  EXPECT_TRUE(is_killer(puzzle));
  EXPECT_TRUE(has_ways(killer));
  const std::string line = killer_line(killer);
  const Token token{line, 1, 1};
  EXPECT_EQ(killer_item(parse_killer_line(token), token, {}).puzzle, puzzle) << line;
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r5c5 r7c7 total=5"));
  EXPECT_FALSE(has_ways(killer_of(puzzle))) << "the cells do not touch";
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=5"));
  EXPECT_FALSE(is_killer(puzzle)) << "a cell is in two cages";
}

}  // namespace
}  // namespace quadrille::formats
