#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Solo, ReadsGivens) {
  EXPECT_EQ(givens_of(read_puzzle("solo", "2x2:1b4e2b3a4a")), "1..4.....2..3.4.");
  const Puzzle puzzle = read_puzzle("solo", "2x3da:1_2zh");
  EXPECT_EQ(puzzle.size(), 6);
  EXPECT_EQ(puzzle.box_rows(), 2);
  EXPECT_EQ(puzzle.given(1), 2);
}

TEST(Solo, ReadsJigsawsKillersAndDiagonals) {
  EXPECT_EQ(rules_in("solo", "2x3x:1_2zh"), "diagonals \n");
  const Puzzle jigsaw = read_puzzle("solo", "4j:1o,abbbbbbba");
  EXPECT_TRUE(jigsaw.has_regions());
  EXPECT_EQ(jigsaw.regions()[0], jigsaw.regions()[5]);
  EXPECT_NE(jigsaw.regions()[0], jigsaw.regions()[2]);
  EXPECT_EQ(
      rules_in("solo", "2x2k:p,l____________,10c10c10c10c"),
      "killer_cage r1c1 r1c2 r1c3 r1c4 total=10; r2c1 r2c2 r2c3 r2c4 total=10; r3c1 r3c2 r3c3 r3c4 total=10; "
      "r4c1 r4c2 r4c3 r4c4 total=10\n");
}

TEST(Solo, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("solo", "2x2:1b4e2b3a"), "1:5: found 14 cells in a game id, expected 16");
  EXPECT_EQ(first_error("solo", "4j:1o"),
            "1:1: found \"1o\" in a game id, expected the regions or cages that its flags promise");
  EXPECT_EQ(first_error("solo", "4j:1o,abbb"),
            "1:7: found \"abbb\" in a game id, expected the regions or cages that its flags promise");
  EXPECT_EQ(first_error("solo", "hello"),
            "1:1: found \"hello\", expected a game id of Solo, such as 3x3:5a3c7..");
  EXPECT_EQ(first_error("solo", "999x999:a"),
            "1:1: found \"999x999:a\", expected a game id of Solo, such as 3x3:5a3c7..");
}

TEST(Solo, IsToldFromTimes) {
  EXPECT_EQ(detect_format("2x2:1b4e2b3a4a", "").value()->name, "solo");
  EXPECT_FALSE(detect_format("12:30", ""));
}

}  // namespace
}  // namespace quadrille::formats
