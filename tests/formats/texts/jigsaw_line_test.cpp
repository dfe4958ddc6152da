#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kCells = "1....3.....1.1..";
constexpr std::string_view kRegions = "aabbaacbdccbdddc";

TEST(JigsawLine, ReadsCellsAndRegionsHoweverTheyStand) {
  for (const std::string_view between : {"", " ", "\n", "\n\n# regions\n"}) {
    const auto items =
        read_all("jigsaw_line", std::string(kCells) + std::string(between) + std::string(kRegions) + " x\n");
    ASSERT_EQ(items.size(), 1U) << between;
    ASSERT_TRUE(items[0].puzzle) << between;
    EXPECT_EQ(givens_of(*items[0].puzzle), kCells);
    EXPECT_EQ(items[0].puzzle->region_labels()[3], "d");
  }
}

TEST(JigsawLine, SaysWhatIsWrong) {
  const std::string cells(kCells);
  EXPECT_EQ(first_error("jigsaw_line", cells + "aabb"),
            "1:1: found 20 characters, expected 18 for a 3x3 grid");
  EXPECT_EQ(first_error("jigsaw_line", cells + "aabb", of_size(4)),
            "1:1: found 20 characters, expected 32 for a 4x4 grid");
  EXPECT_EQ(first_error("jigsaw_line", cells + "\naabb\n"),
            "2:1: found 4 characters for the regions, expected 16 as for the givens");
  EXPECT_EQ(first_error("jigsaw_line", cells + "\n"),
            "2:1: found 0 characters for the regions, expected 16 as for the givens");
  EXPECT_TRUE(first_error("jigsaw_line", cells + "aabbaacbdccbddda").starts_with("1:32: found 4 regions"));
}

TEST(JigsawLine, IsToldFromPuzzlesWithSolutions) {
  const Format& format = *find_format("jigsaw_line");
  EXPECT_EQ(format.sniff(std::string(kGivens) + " " + std::string(kSolution)), 0);
  EXPECT_EQ(format.sniff(std::string(kGivens) + "\n" + std::string(kGivens)), 0);
  EXPECT_GT(format.sniff(std::string(kCells) + std::string(kRegions)), 80);
}

TEST(JigsawLine, WritesOneLine) {
  const Puzzle puzzle = read_puzzle("jigsaw_line", std::string(kCells) + std::string(kRegions));
  EXPECT_EQ(written("jigsaw_line", puzzle), std::string(kCells) + std::string(kRegions) + "\n");
}

}  // namespace
}  // namespace quadrille::formats
