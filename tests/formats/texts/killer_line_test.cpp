#include <string>

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(KillerLine, ReadsOnePuzzleALine) {
  const std::string text = "C<" + std::string(79, '0');
  const auto items = read_all("killer_line", text + "\n" + text + " easy\n");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(rules_of(*items[0].puzzle), "killer_cage r1c1 r1c2 total=12\n");
  EXPECT_EQ(*items[0].puzzle, *items[1].puzzle);
  EXPECT_EQ(detect_format(text, "").value()->name, "killer_line");
  EXPECT_EQ(detect_format(kGivens, "").value()->name, "line");
}

TEST(KillerLine, SaysWhereALineIsWrong) {
  EXPECT_EQ(
      first_error("killer_line", "\n  C<^" + std::string(78, '0')),
      "2:5: found the way ^ in r1c3, which leads beyond the grid, expected one to a cell of the same cage");
}

TEST(KillerLine, HoldsCagesWhoseCellsTouch) {
  const Format& format = *find_format("killer_line");
  Puzzle puzzle = read_puzzle("line", std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r2c2 total=12"));
  EXPECT_TRUE(format.holds(puzzle));
  EXPECT_EQ(written("killer_line", puzzle).substr(0, 12), "C000000000`0");
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c2 r1c3 total=3"));
  EXPECT_TRUE(format.holds(puzzle));
  Puzzle other = puzzle;
  ASSERT_TRUE(other.add_rule("killer_cage", "r1c4 r3c4 total=3"));
  EXPECT_FALSE(format.says(other)) << "no way leads over the cell between them";
  puzzle.set_given(80, 1);
  EXPECT_FALSE(format.says(puzzle));
}

TEST(KillerLine, SaysCagesInAnotherOrder) {
  const Format& format = *find_format("killer_line");
  Puzzle puzzle = read_puzzle("line", std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r2c1 r2c2 total=12; r1c1 r1c2"));
  EXPECT_FALSE(format.holds(puzzle)) << "they come back in reading order";
  EXPECT_TRUE(format.says(puzzle));
}

}  // namespace
}  // namespace quadrille::formats
