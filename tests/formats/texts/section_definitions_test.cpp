#include "formats/texts/section_definitions.h"

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kWithOwnRule =
    "size 4\ndefine near_whispers\nsummary Neighbours differ by at least "
    "2.\n"
    "parameter line path\ncondition all(a, b in neighbours(line): abs(a - b) >= 2)\ndraw line line\ncolour "
    "green\n"
    "rule near_whispers r1c1 r2c1 r2c2 r3c2\ngivens\n....\n....\n....\n4..2\n";

TEST(SectionDefinitions, AreReadAndWritten) {
  const Puzzle puzzle = read_puzzle("sections", kWithOwnRule);
  ASSERT_EQ(puzzle.own_rules().size(), 1U);
  ASSERT_EQ(puzzle.rules().size(), 1U);
  EXPECT_EQ(written("sections", puzzle), kWithOwnRule);
  EXPECT_EQ(detect_format(kWithOwnRule, "").value()->name, "sections");
}

TEST(SectionDefinitions, HavePlacesOfMistakes) {
  const auto error = [](std::string text) { return first_error("sections", text + "givens\n1.\n.1\n"); };
  EXPECT_EQ(error("define twice\nparameter line path\ncondition sum(lnie) = 3\n").substr(0, 38),
            "3:15: there is nothing named \"lnie\" he");
  EXPECT_EQ(error("condition sum(grid) = 3\n"),
            "1:1: found the heading condition without a line define before it");
  EXPECT_EQ(error("define a\nat grid[1]\n"), "2:1: found the heading at without a line draw before it");
  EXPECT_EQ(error("define a\nparameter line\n"),
            "2:11: found line, expected a name and a kind, such as cells path");
}

}  // namespace
}  // namespace quadrille::formats
