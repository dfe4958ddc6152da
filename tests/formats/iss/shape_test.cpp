#include "formats/iss/shape.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

using sudoku::Layout;

TEST(IssShape, ReadsRowsColumnsAndDigits) {
  const auto layout = [](std::string_view text) { return read_puzzle("iss", text).layout(); };
  EXPECT_EQ(layout(".AntiKing"), Layout(9));
  EXPECT_EQ(layout(".Shape~6x8"), Layout(6, 8, 8));
  EXPECT_EQ(layout(".Shape~6x6~10"), Layout(6, 6, 10));
  EXPECT_EQ(layout(".Shape~6x6~1-6"), Layout(6));
  EXPECT_EQ(layout(".Shape~6x6~0-8"), Layout(6, 6, 9, 0));
  EXPECT_EQ(layout(".Shape~6x6~~Raw"), Layout(6, 6, 6, 1, false));
  EXPECT_EQ(layout(".Shape~6x6~0-2~Raw"), Layout(6, 6, 3, 0, false));
  EXPECT_EQ(layout(".Shape~6x6~~Sudoku"), Layout(6));
}

TEST(IssShape, HasCellsThatHoldWhatHousesLack) {
  const Puzzle puzzle = read_puzzle("iss", ".Shape~4x4~0-4.Doppelganger.~dgc1_2~DGB4_3");
  EXPECT_EQ(puzzle.layout(), Layout(4, 4, 5, 0).with_extra_cells({{"DGC", 4}, {"DGB", 4}}));
  const std::string rules = rules_of(puzzle);
  EXPECT_TRUE(rules.starts_with("extra_regions r1c1 r1c2 r1c3 r1c4 DGC1; ")) << rules;
  EXPECT_NE(rules.find("; r3c3 r3c4 r4c3 r4c4 DGB4\n"), std::string::npos) << rules;
  EXPECT_EQ(std::ranges::count(puzzle.rules(), "extra_regions", &sudoku::RuleUse::name), 8);
  EXPECT_EQ(read_puzzle("iss", ".Shape~4x4~0-4.Doppelganger").layout(), Layout(4, 4, 5, 0))
      << "cells that nothing names are left out";
}

TEST(IssShape, TakesNoOtherCharactersForNumbers) {
  EXPECT_EQ(first_error("iss", ".~R1C\x11_1"), "1:3: found \"R1C\\x11\" as a cell, expected R1C1 to R9C9");
}

TEST(IssShape, ReadsExtraCells) {
  const Puzzle puzzle = read_puzzle("iss", ".Shape~4x4.Var~X~a%20label~8.Var~Y.Var~Z~~2x3.Thermo~VX8~VY~vz6");
  EXPECT_EQ(puzzle.layout(), Layout(4).with_extra_cells({{"VX", 8}, {"VY", 1}, {"VZ", 6}}));
  ASSERT_EQ(puzzle.rules().size(), 1U);
  EXPECT_EQ(std::get<std::vector<int>>(puzzle.rules().front().values.front()), (std::vector{23, 24, 30}));
}

TEST(IssShape, HasBoxesAsSquareAsTheyFit) {
  const auto boxes = [](int rows, int columns, int cells) {
    const auto shape = iss_boxes(rows, columns, cells);
    return std::pair(shape.rows, shape.columns);
  };
  EXPECT_EQ(boxes(9, 9, 9), std::pair(3, 3));
  EXPECT_EQ(boxes(6, 6, 6), std::pair(2, 3));
  EXPECT_EQ(boxes(12, 12, 12), std::pair(3, 4));
  EXPECT_EQ(boxes(6, 4, 6), std::pair(3, 2));
  EXPECT_EQ(boxes(7, 7, 7), std::pair(0, 0));
  EXPECT_EQ(boxes(9, 9, 6), std::pair(0, 0));
  EXPECT_EQ(read_puzzle("iss", ".Shape~4x6.RegionSize~4").box_columns(), 2);
  const Puzzle small = read_puzzle("iss", ".Shape~6x6.RegionSize~4");
  EXPECT_FALSE(small.has_regions());
  EXPECT_EQ(small.rules().size(), 9U) << "extra regions";
  EXPECT_FALSE(read_puzzle("iss", ".Shape~4x4.NoBoxes").has_regions());
  EXPECT_FALSE(read_puzzle("iss", ".Shape~4x4~~Raw").has_regions());
}

TEST(IssShape, ReadsJigsaws) {
  const Puzzle jigsaw = read_puzzle("iss", ".Shape~4x4.NoBoxes.Jigsaw~aabbaacbdccbdddc");
  EXPECT_EQ(jigsaw, read_puzzle("jigsaw_line", "................aabbaacbdccbdddc"));
  EXPECT_EQ(read_puzzle("iss", ".Shape~4x4.NoBoxes.Jigsaw~4x4~aabbaacbdccbdddc"), jigsaw);
  EXPECT_FALSE(read_puzzle("iss", ".Shape~2x2.Jigsaw~abab").has_boxes());
  EXPECT_FALSE(read_puzzle("iss", ".Shape~2x2.Jigsaw~aaaa").has_regions());
  const Puzzle small = read_puzzle("iss", ".Shape~4x4.NoBoxes.RegionSize~3.Jigsaw~aaabbbcccddd2222");
  EXPECT_EQ(small.rules().size(), 4U);
  const Puzzle holes = read_puzzle("iss", ".Shape~4x4~5.NoBoxes.Jigsaw~aaaabbbbcccddddd");
  EXPECT_EQ(holes.region_cells().size(), 4U) << "two sizes are left as they are";
}

TEST(IssShape, NamesCells) {
  const Layout layout = Layout(16).with_extra_cells({{"x", 1}, {"Va", 2}});
  EXPECT_EQ(iss_cell_name(9, layout), "R1Ca");
  EXPECT_EQ(iss_cell_name(255, layout), "RgCg");
  EXPECT_EQ(iss_cell_name(256, layout), "VX");
  EXPECT_EQ(iss_cell_name(258, layout), "VA2");
  EXPECT_EQ(iss_group_name("v"), "VV");
  EXPECT_EQ(iss_number(17), "17");
}

TEST(IssShape, SaysWhatIsWrong) {
  const auto error = [](std::string_view text) { return first_error("iss", text); };
  EXPECT_EQ(error(".Shape~17x17"),
            "1:2: found .Shape~17x17, expected rows and columns from 1x1 to 16x16, then perhaps the digits, "
            "then perhaps Raw: .Shape~9x9, .Shape~6x8~0-8, .Shape~9x9~~Raw");
  for (const std::string_view text : {".Shape~9", ".Shape~0x9", ".Shape~9x9~9~Raw~1", ".Shape~9x9~9~Cube"})
    EXPECT_TRUE(error(text).starts_with("1:2: found .Shape~")) << text;
  EXPECT_EQ(error(".Shape~6x9~8"),
            "1:2: found .Shape~6x9~8, expected digits that begin with 0 or 1, from 9 to 16 of them: "
            ".Shape~9x9~10, .Shape~9x9~0-8");
  for (const std::string_view text : {".Shape~9x9~2-12", ".Shape~9x9~x", ".Shape~9x9~0-", ".Shape~9x9~17"})
    EXPECT_TRUE(error(text).starts_with("1:2: found .Shape~9x9~")) << text;
  EXPECT_EQ(error(".Shape~9x9.Shape~9x9"), "1:12: found .Shape for the second time, expected it once");
  EXPECT_EQ(error(".Shape~6x6.RegionSize~9"),
            "1:12: found .RegionSize~9, expected the number of cells of a box or of a region: .RegionSize~6");
  EXPECT_EQ(error(".Jigsaw~abc"), "1:9: found 3 characters, expected 81 for a 9x9 grid");
  for (const std::string_view text : {".Var", ".Var~1", ".Var~X~~0", ".Var~X~~1001", ".Var~X~~40x40",
                                      ".Var~X~~2x", ".Var~X~~2x2x2", ".Var~X~~2~3"})
    EXPECT_TRUE(error(text).starts_with("1:2: found .Var")) << text;
  EXPECT_EQ(error(".Thermo~R1C1~R1Ca"), "1:14: found \"R1Ca\" as a cell, expected R1C1 to R9C9");
  EXPECT_EQ(error(".Shape~16x16.Thermo~R1C1~R1C0"), "1:26: found \"R1C0\" as a cell, expected R1C1 to RgCg");
  EXPECT_EQ(error(".Var~X~~3.Thermo~R1C1~VX4"),
            "1:23: found \"VX4\" as a cell, expected R1C1 to R9C9, or an extra cell such as VX1");
}

}  // namespace
}  // namespace quadrille::formats
