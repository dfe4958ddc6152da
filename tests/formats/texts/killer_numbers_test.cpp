#include <string>

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(KillerNumbers, ReadsOnePuzzleALine) {
  std::string text = "3x3:d:k:2561:2561:";
  for (int i = 0; i < 79; ++i) text += "0:";
  const auto items = read_all("killer_numbers", text + "\n" + text);
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(rules_of(*items[0].puzzle), "diagonals \nkiller_cage r1c1 r1c2 total=10\n");
  EXPECT_EQ(detect_format(text, "").value()->name, "killer_numbers");
  EXPECT_TRUE(find_format("killer_numbers")->holds(*items[0].puzzle));
  EXPECT_EQ(written("killer_numbers", *items[0].puzzle).substr(0, 20), "3x3:d:k:2560:2560:0:");
}

TEST(KillerNumbers, HasNoRoomForCagesWithoutATotal) {
  const Format& format = *find_format("killer_numbers");
  Puzzle puzzle = read_puzzle("line", std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r9c9 total=12"));
  EXPECT_TRUE(format.holds(puzzle)) << "cells need not touch";
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c2 r1c3"));
  EXPECT_FALSE(format.says(puzzle));
}

}  // namespace
}  // namespace quadrille::formats
