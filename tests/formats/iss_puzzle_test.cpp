#include "formats/iss_puzzle.h"

#include <algorithm>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "sudoku/puzzle/rule_text.h"

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

using sudoku::digit_bit;

/// "name argument" of each rule, in lines.
std::string rules_of(const Puzzle& puzzle) {
  std::string text;
  for (const auto& [name, argument] : sudoku::rule_texts(puzzle)) text += name + " " + argument + "\n";
  return text;
}

std::string rules_in(std::string_view text) { return rules_of(read_puzzle("iss", text)); }

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

TEST(IssPuzzle, ReadsRules) {
  EXPECT_EQ(rules_in(".Thermo~R1C1~R2C2~R1C2"), "thermometer r1c1 r2c2 r1c2\n");
  EXPECT_EQ(rules_in(".Shape~6x6.Whisper~4~R1C1~R1C2.Whisper~R3C1~R3C2"),
            "whispers r1c1 r1c2 difference=4; r3c1 r3c2 difference=5\n");
  EXPECT_EQ(rules_in(".Renban~R1C1~R1C2.Palindrome~R1C1~R2C2.Between~R1C1~R2C2~R3C3"),
            "renban r1c1 r1c2\npalindrome r1c1 r2c2\nbetween r1c1 r2c2 r3c3\n");
  EXPECT_EQ(rules_in(".CountDistinct~R1C1~R1C2.Lunchbox~9~R1C1~R2C2~R3C3"),
            "count_distinct r1c1 r1c2\nlunchbox r1c1 r2c2 r3c3 total=9\n");
  EXPECT_EQ(rules_in(".AllDifferent~R1C1~R5C5"), "extra_regions r1c1 r5c5\n");
  EXPECT_EQ(rules_in(".Windoku.DisjointSets.AntiKnight.AntiKing.AntiConsecutive"),
            "windoku \ndisjoint_groups \nanti_knight \nanti_king \nnon_consecutive \n");
}

TEST(IssPuzzle, ReadsRulesOfTheWholeGrid) {
  EXPECT_EQ(
      rules_in(".AntiTaxicab.StrictKropki.StrictXV.GlobalEntropy.GlobalMod.DutchFlatmates.RegionSameValues"),
      "anti_taxicab \nnegative_kropki \nnegative_xv \nglobal_entropy \nglobal_modular \n"
      "dutch_flatmates \nregion_same_values \n");
  EXPECT_TRUE(first_error("iss", ".Doppelganger").starts_with("1:2: rule doppelganger: found a 9x9 grid"));
  EXPECT_EQ(rules_in(".CountingCircles~R1C1~R2C2"), "counting_circles r1c1 r2c2\n");
  EXPECT_EQ(rules_in(".GreaterThan~R1C1~R1C2~R2C2"), "greater_than r1c1 r1c2; r1c2 r2c2\n");
}

TEST(IssPuzzle, ReadsOneDiagonalAndBoth) {
  EXPECT_EQ(rules_in(".Diagonal~1.AntiKing.Diagonal~-1"), "diagonals \nanti_king \n");
  EXPECT_EQ(rules_in(".Shape~4x4.Diagonal~1"), "diagonals anti\n");
  EXPECT_EQ(rules_in(".Shape~4x4.Diagonal~-1"), "diagonals main\n");
}

TEST(IssPuzzle, ReadsCluesBesideTheGrid) {
  EXPECT_EQ(rules_in(".Shape~4x4.Sandwich~5~R2.Sandwich~0~c4"), "sandwich r2c0 total=5; r0c4 total=0\n");
  EXPECT_EQ(rules_in(".Shape~4x4.LittleKiller~7~R2C1"), "little_killer r1c0 direction=down_right total=7\n");
  EXPECT_EQ(rules_in(".Shape~4x4.LittleKiller~7~R1C2"), "little_killer r0c3 direction=down_left total=7\n");
  EXPECT_EQ(rules_in(".Shape~4x4.LittleKiller~7~R2C4"), "little_killer r3c5 direction=up_left total=7\n");
  EXPECT_EQ(rules_in(".Shape~4x4.LittleKiller~7~R4C2"), "little_killer r5c1 direction=up_right total=7\n");
  EXPECT_TRUE(
      first_error("iss", ".Shape~1x1.LittleKiller~7~R1C1").starts_with("1:12: found .LittleKiller~7~R1C1"));
}

TEST(IssPuzzle, ReadsCluesFromBothEndsOfALine) {
  EXPECT_EQ(rules_in(".Shape~4x4.Skyscraper~R2~3~1.Skyscraper~C4~~2.XSum~c1~6.NumberedRoom~R1~4~"),
            "skyscraper r2c0 visible=3; r2c5 visible=1; r5c4 visible=2\nx_sum r0c1 total=6\n"
            "numbered_room r1c0 digit=4\n");
}

TEST(IssPuzzle, ReadsMarksBetweenAllNeighboursAmongItsCells) {
  EXPECT_EQ(rules_in(".WhiteDot~R1C1~R1C2~R2C1~R3C3.BlackDot~R4C5~R4C4"),
            "difference r1c1 r1c2; r1c1 r2c1\nratio r4c4 r4c5\n");
  EXPECT_EQ(rules_in(".X~R1C1~R1C2.V~R1C9~R2C9"), "sum_pair r1c1 r1c2 sum=10; r1c9 r2c9 sum=5\n");
  EXPECT_TRUE(first_error("iss", ".X~R1C9~R2C1").starts_with("1:2: ")) << "the next row is no neighbour";
}

TEST(IssPuzzle, ReadsSquaresIndexersAndAreas) {
  EXPECT_EQ(rules_in(".Quad~R8C8~9~1~1"), "quadruple r8c8 r8c9 r9c8 r9c9 digits=1 1 9\n");
  EXPECT_EQ(rules_in(".Indexing~C~R1C1~R2C5.Indexing~R~R3C3"),
            "indexer r1c1 r2c5 names=columns; r3c3 names=rows\n");
  EXPECT_EQ(rules_in(".ConnectedValues~~1_2~5.ConnectedValues~~9"), "connected_digits 1 2 count=5; 9\n");
  EXPECT_EQ(rules_in(".Lockout~R1C1~R2C2~R3C3.Zipper~R1C1~R1C2~R1C3.DoubleArrow~R1C1~R2C2~R3C3"),
            "lockout r1c1 r2c2 r3c3\nzipper r1c1 r1c2 r1c3\ndouble_arrow r1c1 r2c2 r3c3\n");
}

TEST(IssPuzzle, ReadsItemsWithinOthers) {
  EXPECT_EQ(rules_in(".Or.Thermo~R1C1~R1C2.~R2C1_1_2.End"),
            "any_of [thermometer=r1c1 r1c2] [one_of=r2c1 digits=1 2]\n");
  EXPECT_EQ(rules_in(".Or.And.~R1C1_1.Cage~5~R2C1~R2C2.End.Or.~R3C3_2.~R4C4_3.End.End"),
            "any_of [all_of=[one_of=r1c1 digits=1] [killer_cage=r2c1 r2c2 total=5]] "
            "[any_of=[one_of=r3c3 digits=2] [one_of=r4c4 digits=3]]\n");
  EXPECT_EQ(rules_in(".Or.~R1C1_1~R1C2_2.End"),
            "any_of [all_of=[one_of=r1c1 digits=1] [one_of=r1c2 digits=2]]\n")
      << "all that one item says";
  EXPECT_EQ(rules_in(".And.Thermo~R1C1~R1C2.End"), "thermometer r1c1 r1c2\n");
  EXPECT_EQ(read_puzzle("iss", ".And.~R1C1_7.End").given(0), 7);
  EXPECT_EQ(rules_in(".Or.Regex~MQ.~R1C1_1.End"), "") << "a line of no cells says nothing";
}

TEST(IssPuzzle, ReadsCopies) {
  EXPECT_EQ(rules_in(".Replicate~JB.Thermo~R1C1~R2C2.End"), "thermometer r1c1 r2c2; r1c4 r2c5; r1c7 r2c8\n");
  EXPECT_EQ(rules_in(".Var~X~~6.Replicate~D~VX2.Renban~VX1~VX2.End"), "renban VX1 VX2; VX2 VX3\n");
  EXPECT_EQ(rules_in(".Replicate~D.Replicate~BI.Thermo~R1C1~R1C2.End.End"),
            "thermometer r1c1 r1c2; r2c1 r2c2; r1c2 r1c3; r2c2 r2c3\n");
  EXPECT_EQ(read_puzzle("iss", ".Replicate~D.~R1C1_3_4.End").candidates(1), digit_bit(3) | digit_bit(4));
  EXPECT_EQ(rules_in(".Or.Replicate~D.~R1C1_1.End.End"),
            "any_of [all_of=[one_of=r1c1 digits=1] [one_of=r1c2 digits=1]]\n");
}

TEST(IssPuzzle, ReadsCodes) {
  EXPECT_EQ(rules_in(".Shape~4x4.Regex~MS4q~R1C1~R1C2~~R2C1~R2C2"),
            "regex r1c1 r1c2 pattern=\"1.*\"; r2c1 r2c2 pattern=\"1.*\"\n");
  EXPECT_EQ(rules_in(".Shape~4x4.Pair~CAA~_A%20name~R1C1~R1C2"), "pairwise r1c1 r1c2 pairs=1:2\n");
  EXPECT_EQ(rules_in(".Shape~4x4.BinaryX~CAA~R1C1~R1C2~~R2C1~R2C2"),
            "pairwise_all r1c1 r1c2 pairs=1:2; r2c1 r2c2 pairs=1:2\n");
  EXPECT_EQ(rules_in(".Shape~4x4~3~Raw.NFA~ALDo~_x~R1C1~R1C2"), "nfa r1c1 r1c2 machine=0>1:3 1!\n");
}

TEST(IssPuzzle, ReadsUnknownRegions) {
  const Puzzle puzzle =
      read_puzzle("iss",
                  ".Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R2C2~0~CC6~CC5~-~CC6~-~CC6~R1C2"
                  ".ChaosCount~R1C1~1~CC1~CC2.ChaosArrow~R4C4.ChaosCount~R1C4.~CC5_2");
  EXPECT_EQ(puzzle.given(20), 2);
  EXPECT_EQ(rules_of(puzzle),
            "chaos_construction \nchaos_arrow r2c2 CC6 arm=CC5 second_arm=CC2 third_arm= fourth_arm=\n"
            "chaos_count r1c1 CC1 CC2 left_out=1\n"
            "chaos_arrow r4c4 CC16 arm=CC15 CC14 CC13 second_arm=CC12 CC8 CC4 third_arm= fourth_arm=\n"
            "chaos_count r1c4 CC4 CC3 CC7 CC8\n");
  EXPECT_EQ(rules_in(".Shape~4x6.RegionSize~4.NoBoxes.ChaosConstruction"), "chaos_construction 4\n");
}

TEST(IssPuzzle, RefusesItemsWithinOthers) {
  const auto error = [](std::string_view text) { return first_error("iss", text); };
  EXPECT_EQ(error(".Or.End"), "1:2: found .Or with no items in it, expected some before .End");
  EXPECT_EQ(error(".Or.NoBoxes.End"),
            "1:5: found .NoBoxes within .Or, expected it outside, as it is about the whole grid");
  EXPECT_EQ(error(".Or.~R1C1_1"), "1:2: found .Or without an end, expected .End behind the items in it");
  EXPECT_EQ(error(".Or.Riddle.End").substr(0, 18), "1:5: found .Riddle");
  EXPECT_EQ(error(".Replicate~B.Thermo~R1C1~R1C2.Riddle.End").substr(0, 19), "1:31: found .Riddle");
  EXPECT_EQ(error(".Replicate~C.Thermo~R1C9~R1C8.End").substr(0, 34), "1:21: found a copy by .Replicate i");
  EXPECT_EQ(error(".Replicate~1~2~3.End").substr(0, 24), "1:2: found .Replicate~1~");
  std::string deep;
  for (int i = 0; i < 40; ++i) deep += ".And";
  EXPECT_EQ(error(deep), "1:66: found items within more than 16 others, expected fewer");
  std::string wide = ".Replicate~_________";
  for (int i = 0; i < 3; ++i) wide += ".Replicate~_________";
  EXPECT_EQ(error(wide + ".End.End.End.End").substr(0, 64),
            "1:62: found .Replicate with more than 2000 copies in all, expect");
  for (const std::string_view text : {".Regex~~R1C1", ".Regex~*~R1C1", ".NFA~*~R1C1", ".Pair~*~R1C1~R1C2"})
    EXPECT_TRUE(error(text).starts_with("1:2: found " + std::string(text.substr(0, 6)))) << text;
  EXPECT_TRUE(error(".NFA~~R1C1~-~R1C2").starts_with("1:2: found .NFA~~R1C1~-~R1C2 with - between cells"));
  EXPECT_TRUE(
      error(".ChaosArrow~R1C1").starts_with("1:2: found .ChaosArrow~R1C1, expected .ChaosConstruction"));
  EXPECT_TRUE(error(".ChaosConstruction.ChaosCount~R1C1~2").starts_with("1:20: found .ChaosCount"));
  EXPECT_TRUE(
      error(".ChaosConstruction.ChaosArrow~R1C1~0~CC1~CC2~-~CC3").starts_with("1:20: found .ChaosArrow"));
}

TEST(IssPuzzle, ReadsLinesOfSumsAndClasses) {
  EXPECT_EQ(rules_in(".RegionSumLine~R1C3~R1C4.Entropic~R1C1~R1C2.Modular~3~R1C1~R1C2.Modular~5~R1C1~R1C2"),
            "region_sum_line r1c3 r1c4\nentropic_line r1c1 r1c2\n"
            "modular_line r1c1 r1c2; r1c1 r1c2 modulus=5\n");
  EXPECT_EQ(rules_in(".SumLine~10~R1C1~R1C2.SumLine~8~R1C1~R1C2~R2C1~LOOP"),
            "sum_line r1c1 r1c2 total=10; r1c1 r1c2 r2c1 total=8 ends=joined\n");
  EXPECT_EQ(rules_in(".PillArrow~2~R1C2~R1C1~R2C3~R2C2.PillArrow~3~R1C1~R2C2~R2C3~R3C4"),
            "pill_arrow r1c1 r1c2 arm=r2c3 r2c2; r1c1 r2c2 r2c3 arm=r3c4\n");
  EXPECT_EQ(rules_in(".ValueIndexing~R1C1~R1C2~R2C1"), "value_indexing r1c1 r1c2 r2c1\n");
  EXPECT_EQ(rules_in(".SameValues~3~R1C1~R1C2~R2C2~R2C3~R3C1~R3C3"),
            "same_values r1c1 r1c2 / r2c2 r2c3 / r3c1 r3c3\n");
  EXPECT_EQ(rules_in(".EqualSum~R1C1~R1C2~-~R2C2"), "equal_sum r1c1 r1c2 / r2c2\n");
}

TEST(IssPuzzle, ReadsSumsAndCages) {
  EXPECT_EQ(rules_in(".Sum~12~R1C1~R1C1~R2C2.Sum~-3_=_1_-2~R1C1~R1C2"),
            "sum r1c1 r1c1 r2c2 total=12; r1c1 r1c2 total=-3 factors=1 -2\n");
  EXPECT_EQ(rules_in(".RellikCage~9~R1C1~R1C2.EqualityCage~R1C1~R1C2"),
            "rellik_cage r1c1 r1c2 total=9\nequality_cage r1c1 r1c2\n");
  EXPECT_EQ(rules_in(".ContainAtLeast~2_1_1~R1C1~R1C2~R2C1.ContainExact~3~R1C1~R1C2"),
            "contain_at_least r1c1 r1c2 r2c1 digits=1 1 2\ncontain_exactly r1c1 r1c2 digits=3\n");
  EXPECT_EQ(rules_in(".LookAndSay~0123~R1C1~R1C2"), "look_and_say r1c1 r1c2 says=0 1 2 3\n");
}

TEST(IssPuzzle, ReadsRanksAndTheirTies) {
  EXPECT_EQ(rules_in(".Shape~4x4.HiddenSkyscraper~C1~3~.FullRank~R1~5~2.FullRankTies~any"),
            "hidden_skyscraper r0c1 digit=3\nfull_rank r1c0 rank=5 ties=any; r1c5 rank=2 ties=any\n");
  EXPECT_EQ(rules_in(".FullRankTies~only-unclued.FullRank~R1~5~"), "full_rank r1c0 rank=5\n");
  EXPECT_EQ(first_error("iss", ".FullRankTies~none"),
            "1:2: found .FullRankTies~none without .FullRank, expected a clue with it, such as "
            ".FullRank~R1~5~");
  EXPECT_EQ(first_error("iss", ".FullRank~R1~5~.FullRankTies~some"),
            "1:17: found .FullRankTies~some, expected none, only-unclued or any: .FullRankTies~any");
}

TEST(IssPuzzle, SaysWhatIsWrongWithSumsAndLists) {
  const auto error = [](std::string_view text) { return first_error("iss", text); };
  for (const std::string_view text :
       {".SumLine~R1C1", ".SumLine~5", ".PillArrow~4~R1C1~R1C2~R1C3~R1C4~R1C5", ".PillArrow~2~R1C1~R1C2",
        ".PillArrow~2~R1C1~R1C3~R2C3", ".SameValues~2~R1C1~R1C2~R1C3", ".SameValues~0~R1C1", ".Sum~x~R1C1",
        ".Sum~5_1~R1C1", ".Sum~5", ".ContainAtLeast~1", ".LookAndSay~123~R1C1", ".LookAndSay~1a~R1C1",
        ".LookAndSay~12"}) {
    const std::string shown = std::string(text).substr(0, 30);
    EXPECT_TRUE(error(text).starts_with("1:2: found " + shown)) << error(text);
  }
  EXPECT_TRUE(error(".EqualSum~R1C1~-").starts_with("1:2: rule equal_sum: expected two lists"))
      << "none there";
  EXPECT_EQ(error(".EqualSum~R1C1~-~R0C1"), "1:18: found \"R0C1\" as a cell, expected R1C1 to R9C9");
}

TEST(IssPuzzle, KnowsEveryDiagonalByACellAtTheRim) {
  constexpr int kSize = 5;
  std::set<std::vector<int>> diagonals;
  for (int cell = 0; cell < kSize * kSize; ++cell) {
    const auto place = iss_diagonal_place(cell, kSize);
    if (!place) continue;
    const int row = cell / kSize + 1;
    const int column = cell % kSize + 1;
    auto cells = sudoku::cells_from(*place, row - place->row, column - place->column, kSize);
    ASSERT_GE(cells.size(), 2U);
    EXPECT_EQ(cells.front(), cell);
    std::ranges::sort(cells);
    diagonals.insert(cells);
  }
  EXPECT_EQ(diagonals.size(), 14U) << "the two long ones are known by both of their ends";
}

TEST(IssPuzzle, SaysWhatIsWrong) {
  const auto error = [](std::string_view text) { return first_error("iss", text); };
  EXPECT_EQ(first_error("iss", ".Shape~9x9", of_size(4)), "1:8: found the size 9, expected 4 as asked for");
  EXPECT_TRUE(error(".Shape~2x2.NoBoxes.Jigsaw~aaab").starts_with("1:29: found 2 regions"));
  EXPECT_EQ(error(".Var~X~~1.Var~x~~2"),
            "1:15: found two groups of extra cells named \"Vx\", expected different names");
  EXPECT_EQ(error(".Diagonal~2"),
            "1:2: found .Diagonal~2, expected .Diagonal~1 for / or .Diagonal~-1 for \\");
  EXPECT_EQ(error(".Shape~4x6.Diagonal~1"),
            "1:12: found .Diagonal~1, but the grid has no diagonals: expected as many rows as columns");
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
  EXPECT_EQ(
      error(".ConnectedValues~VL~1"),
      "1:2: found .ConnectedValues~VL~1, expected digits of the whole grid, and perhaps a number of cells: "
      ".ConnectedValues~~1_2~5");
  for (const std::string_view text :
       {".ConnectedValues~", ".ConnectedValues~~1~a", ".ConnectedValues~~1~2~3"})
    EXPECT_TRUE(error(text).starts_with("1:2: found " + std::string(text) + ", expected digits")) << text;
  EXPECT_EQ(error(".Windoku~R1C1"), "1:2: found .Windoku~R1C1, expected .Windoku alone");
  EXPECT_TRUE(error(".Thermo~R1C1").starts_with("1:2: rule thermometer: "));
  EXPECT_EQ(error(".~R1C1"), "1:3: found \"R1C1\" alone, expected digits behind it, such as R1C1_1");
  EXPECT_EQ(error(".~R1C1_1_10"), "1:10: found \"10\" as a digit of R1C1, expected 1 to 9");
}

}  // namespace
}  // namespace quadrille::formats
