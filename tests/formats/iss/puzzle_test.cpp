#include "formats/iss/puzzle.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

using sudoku::digit_bit;

TEST(IssPuzzle, ReadsDigits) {
  const Puzzle puzzle = read_puzzle("iss", ".~R1C1_5~r9c9_1_2_3~R9C9_2_3_4.~R2C1_7.");
  EXPECT_EQ(puzzle.size(), 9);
  EXPECT_EQ(puzzle.box_rows(), 3);
  EXPECT_EQ(puzzle.given(0), 5);
  EXPECT_EQ(puzzle.given(9), 7);
  EXPECT_EQ(puzzle.candidates(80), digit_bit(2) | digit_bit(3));
  EXPECT_EQ(read_puzzle("iss", ".~R1C1_5~R1C1_5"), read_puzzle("iss", ".~R1C1_5"));
  EXPECT_EQ(read_puzzle("iss", ".~R1C1_5~R1C1_4").allowed(0), 0U);
  const Puzzle large = read_puzzle("iss", ".~RgCa_16.Shape~16x16");
  EXPECT_EQ(large.given(15 * 16 + 9), 16);
}

TEST(IssPuzzle, PutsRegionsOfAJigsawBesideBoxes) {
  const Puzzle both = read_puzzle("iss", ".Shape~4x4.Jigsaw~aabbaacbdccbdddc");
  EXPECT_TRUE(both.has_boxes());
  EXPECT_EQ(
      rules_of(both),
      "extra_regions r1c1 r1c2 r2c1 r2c2; r1c3 r1c4 r2c4 r3c4; r2c3 r3c2 r3c3 r4c4; r3c1 r4c1 r4c2 r4c3\n");
}

TEST(IssPuzzle, HasTheShapeThatItemsSay) {
  EXPECT_FALSE(read_item("iss", ".Shape~4x4").has_assumed_boxes);
  EXPECT_EQ(read_puzzle("iss", ".AntiKing", of_size(4)).size(), 4);
  const Puzzle puzzle = read_puzzle("iss", ".Shape~4x6~0-6.Var~X~~2.~VX2_0.~R1C6_6");
  EXPECT_EQ(puzzle.layout(), sudoku::Layout(4, 6, 7, 0).with_extra_cells({{"VX", 2}}));
  EXPECT_EQ(puzzle.box_rows(), 2);
  EXPECT_EQ(puzzle.given(25), 1);
  EXPECT_EQ(puzzle.given(5), 7);
  const Puzzle holes = read_puzzle("iss", ".Shape~3x3.Jigsaw~aaabbbbbb");
  EXPECT_EQ(holes.region_cells(), (std::vector<std::vector<int>>{{0, 1, 2}}));
}

TEST(IssPuzzle, SaysWhatIsWrong) {
  const auto error = [](std::string_view text) { return first_error("iss", text); };
  EXPECT_EQ(first_error("iss", ".Shape~9x9", of_size(4)), "1:8: found the size 9, expected 4 as requested");
  EXPECT_TRUE(error(".Shape~2x2.NoBoxes.Jigsaw~aaab").starts_with("1:29: found 2 regions"));
  EXPECT_EQ(error(".Var~X~~1.Var~x~~2"),
            "1:15: found two groups of extra cells named \"Vx\", expected different names");
  EXPECT_EQ(error(".Diagonal~2"),
            "1:2: found .Diagonal~2, expected .Diagonal~1 for / or .Diagonal~-1 for \\");
  EXPECT_EQ(error(".Shape~4x6.Diagonal~1"), "1:12: found .Diagonal~1, but only a square grid has diagonals");
  EXPECT_EQ(error(".Skyscraper~R1"),
            "1:2: found .Skyscraper~R1, expected a row or a column of the grid and one clue or two: "
            ".Skyscraper~R3~2~4");
  for (const std::string_view text : {".XSum~R0~1", ".XSum~R1~~", ".XSum~R1~a", ".XSum~R1~~a",
                                      ".XSum~R1~1~2~3", ".XSum~D1~1", ".XSum~RC1~1"})
    EXPECT_TRUE(error(text).starts_with("1:2: found " + std::string(text))) << text;
  EXPECT_EQ(error(".X~R1C1~R3C1"),
            "1:2: found .X~R1C1~R3C1, expected cells of which two share a side: .X~R1C1~R1C2");
  EXPECT_EQ(error(".Quad~R9C1~1"),
            "1:2: found .Quad~R9C1~1, expected the upper left one of four cells, and digits: .Quad~R1C1~1~2");
  for (const std::string_view text : {".Quad~R1C9~1", ".Quad~R1C1"})
    EXPECT_TRUE(error(text).starts_with("1:2: found " + std::string(text) + ", expected the upper")) << text;
  EXPECT_EQ(error(".Indexing~D~R1C1"),
            "1:2: found .Indexing~D~R1C1, expected R or C, and cells: .Indexing~C~R1C1~R2C1");
  EXPECT_TRUE(error(".Indexing~C").starts_with("1:2: found .Indexing~C, expected R or C"));
  EXPECT_EQ(error(".ConnectedValues~VL~1"),
            "1:2: found .ConnectedValues~VL~1, expected digits of the whole grid, or of extra cells as many "
            "as its cells, and optionally a number of cells: .ConnectedValues~~1_2~5");
  for (const std::string_view text :
       {".ConnectedValues~", ".ConnectedValues~~1~a", ".ConnectedValues~~1~2~3"})
    EXPECT_TRUE(error(text).starts_with("1:2: found " + std::string(text) + ", expected digits")) << text;
  EXPECT_EQ(error(".Windoku~R1C1"), "1:2: found .Windoku~R1C1, expected only .Windoku");
  EXPECT_TRUE(error(".Thermo~R1C1").starts_with("1:2: rule thermometer: "));
  EXPECT_EQ(error(".~R1C1"), "1:3: found \"R1C1\" without digits, expected some after it, such as R1C1_1");
  EXPECT_EQ(error(".~R1C1_1_10"), "1:10: found \"10\" as a digit of R1C1, expected 1 to 9");
}

}  // namespace
}  // namespace quadrille::formats
