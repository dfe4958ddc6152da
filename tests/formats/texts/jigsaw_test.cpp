#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Jigsaw, ReadsGivensThenRegions) {
  const Puzzle puzzle = read_puzzle("jigsaw", "1...\n.3..\n...1\n.1..\n\naabb\naacb\ndccb\ndddc\n");
  EXPECT_EQ(givens_of(puzzle), "1....3.....1.1..");
  EXPECT_EQ(puzzle.regions()[15], 2);
  EXPECT_EQ(read_puzzle("jigsaw", "1 .\n. .\nup up\nlow low\n").region_labels()[1], "low");
}

TEST(Jigsaw, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("jigsaw", "12\n21\nab\n"),
            "4:1: found 1 row of the regions before the end of the text, expected 2");
  EXPECT_EQ(first_error("jigsaw", "12\n21\nab\nabc\n"),
            "4:1: found 3 cells in row 2 of the regions, expected 2");
  EXPECT_TRUE(first_error("jigsaw", "12\n21\nab\nbb\n").starts_with("4:2: found 2 regions"));
}

TEST(Jigsaw, WritesSolutionAndRegions) {
  Puzzle puzzle(2);
  ASSERT_TRUE(puzzle.set_regions({"a", "a", "b", "b"}));
  const Grid solution{1, 2, 2, 1};
  EXPECT_EQ(written("jigsaw", puzzle, &solution), "12\n21\naa\nbb\n");
}

}  // namespace
}  // namespace quadrille::formats
