#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(PrologFrame, HasALineBetweenBands) {
  EXPECT_EQ(written("prolog_frame", sample_puzzle()),
            "|3,_,_|_,4,_|_,8,_|\n"
            "|_,_,2|_,_,_|1,4,3|\n"
            "|_,_,9|_,3,_|_,_,_|\n"
            "===================\n"
            "|_,3,_|_,_,2|_,_,4|\n"
            "|_,_,7|_,_,_|9,_,_|\n"
            "|6,_,_|8,_,_|_,7,_|\n"
            "===================\n"
            "|_,_,_|_,2,_|3,_,_|\n"
            "|5,7,3|_,_,_|6,_,_|\n"
            "|_,2,_|_,7,_|_,_,5|\n");
}

TEST(PrologFrame, FollowsAJigsawsRegions) {
  const Grid solution{1, 2, 3, 4, 4, 3, 1, 2, 3, 4, 2, 1, 2, 1, 4, 3};
  EXPECT_EQ(
      written("prolog_frame", read_puzzle("jigsaw_line", "1....3.....1.1..aabbaacbdccbdddc"), &solution),
      "|1,2|3,4|\n"
      "    ===\n"
      "|4,3|1|2|\n"
      "=====\n"
      "|3|4,2|1|\n"
      "  =======\n"
      "|2,1,4|3|\n");
}

TEST(PrologFrame, HasNoLinesInALatinSquare) {
  EXPECT_EQ(written("prolog_frame", Puzzle(2)), "|_,_|\n|_,_|\n");
}

TEST(PrologFrame, AlignsTwoDigits) {
  Puzzle puzzle(10);
  puzzle.set_given(0, 10);
  EXPECT_TRUE(written("prolog_frame", puzzle).starts_with("|10, _, _"));
}

}  // namespace
}  // namespace quadrille::formats
