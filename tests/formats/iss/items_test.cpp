#include "formats/iss/items.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(IssItems, ReadsOneDiagonalAndBoth) {
  EXPECT_EQ(rules_in("iss", ".Diagonal~1.AntiKing.Diagonal~-1"), "diagonals \nanti_king \n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Diagonal~1"), "diagonals anti\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Diagonal~-1"), "diagonals main\n");
}

TEST(IssItems, ReadsCluesBesideTheGrid) {
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Sandwich~5~R2.Sandwich~0~c4"),
            "sandwich r2c0 total=5; r0c4 total=0\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.LittleKiller~7~R2C1"),
            "little_killer r1c0 direction=down_right total=7\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.LittleKiller~7~R1C2"),
            "little_killer r0c3 direction=down_left total=7\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.LittleKiller~7~R2C4"),
            "little_killer r3c5 direction=up_left total=7\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.LittleKiller~7~R4C2"),
            "little_killer r5c1 direction=up_right total=7\n");
  EXPECT_TRUE(
      first_error("iss", ".Shape~1x1.LittleKiller~7~R1C1").starts_with("1:12: found .LittleKiller~7~R1C1"));
}

TEST(IssItems, ReadsSquaresIndexersAndAreas) {
  EXPECT_EQ(rules_in("iss", ".Quad~R8C8~9~1~1"), "quadruple r8c8 r8c9 r9c8 r9c9 digits=1 1 9\n");
  EXPECT_EQ(rules_in("iss", ".Indexing~C~R1C1~R2C5.Indexing~R~R3C3"),
            "indexer r1c1 r2c5 names=columns; r3c3 names=rows\n");
  EXPECT_EQ(rules_in("iss", ".ConnectedValues~~1_2~5.ConnectedValues~~9"),
            "connected_digits 1 2 count=5; 9\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Var~A~~3.Var~L~~4x4.ConnectedValues~VL~1_2~5"),
            "connected_digits 1 2 count=5 layer=1\n");
  EXPECT_EQ(rules_in("iss", ".Lockout~R1C1~R2C2~R3C3.Zipper~R1C1~R1C2~R1C3.DoubleArrow~R1C1~R2C2~R3C3"),
            "lockout r1c1 r2c2 r3c3\nzipper r1c1 r1c2 r1c3\ndouble_arrow r1c1 r2c2 r3c3\n");
}

TEST(IssItems, ReadsLinesOfSumsAndClasses) {
  EXPECT_EQ(
      rules_in("iss", ".RegionSumLine~R1C3~R1C4.Entropic~R1C1~R1C2.Modular~3~R1C1~R1C2.Modular~5~R1C1~R1C2"),
      "region_sum_line r1c3 r1c4\nentropic_line r1c1 r1c2\n"
      "modular_line r1c1 r1c2; r1c1 r1c2 modulus=5\n");
  EXPECT_EQ(rules_in("iss", ".SumLine~10~R1C1~R1C2.SumLine~8~R1C1~R1C2~R2C1~LOOP"),
            "sum_line r1c1 r1c2 total=10; r1c1 r1c2 r2c1 total=8 ends=joined\n");
  EXPECT_EQ(rules_in("iss", ".PillArrow~2~R1C2~R1C1~R2C3~R2C2.PillArrow~3~R1C1~R2C2~R2C3~R3C4"),
            "pill_arrow r1c1 r1c2 arm=r2c3 r2c2; r1c1 r2c2 r2c3 arm=r3c4\n");
  EXPECT_EQ(rules_in("iss", ".ValueIndexing~R1C1~R1C2~R2C1"), "value_indexing r1c1 r1c2 r2c1\n");
  EXPECT_EQ(rules_in("iss", ".SameValues~3~R1C1~R1C2~R2C2~R2C3~R3C1~R3C3"),
            "same_values r1c1 r1c2 / r2c2 r2c3 / r3c1 r3c3\n");
  EXPECT_EQ(rules_in("iss", ".EqualSum~R1C1~R1C2~-~R2C2"), "equal_sum r1c1 r1c2 / r2c2\n");
}

TEST(IssItems, ReadsSumsAndCages) {
  EXPECT_EQ(rules_in("iss", ".Sum~12~R1C1~R1C1~R2C2.Sum~-3_=_1_-2~R1C1~R1C2"),
            "sum r1c1 r1c1 r2c2 total=12; r1c1 r1c2 total=-3 factors=1 -2\n");
  EXPECT_EQ(rules_in("iss", ".RellikCage~9~R1C1~R1C2.EqualityCage~R1C1~R1C2"),
            "rellik_cage r1c1 r1c2 total=9\nequality_cage r1c1 r1c2\n");
  EXPECT_EQ(rules_in("iss", ".ContainAtLeast~2_1_1~R1C1~R1C2~R2C1.ContainExact~3~R1C1~R1C2"),
            "contain_at_least r1c1 r1c2 r2c1 digits=1 1 2\ncontain_exactly r1c1 r1c2 digits=3\n");
  EXPECT_EQ(rules_in("iss", ".LookAndSay~0123~R1C1~R1C2"), "look_and_say r1c1 r1c2 says=0 1 2 3\n");
}

TEST(IssItems, ReadsRanksAndTheirTies) {
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.HiddenSkyscraper~C1~3~.FullRank~R1~5~2.FullRankTies~any"),
            "hidden_skyscraper r0c1 digit=3\nfull_rank r1c0 rank=5 ties=any; r1c5 rank=2 ties=any\n");
  EXPECT_EQ(rules_in("iss", ".FullRankTies~only-unclued.FullRank~R1~5~"), "full_rank r1c0 rank=5\n");
  EXPECT_EQ(first_error("iss", ".FullRankTies~none"),
            "1:2: found .FullRankTies~none without .FullRank, expected a clue with it, such as "
            ".FullRank~R1~5~");
  EXPECT_EQ(first_error("iss", ".FullRank~R1~5~.FullRankTies~some"),
            "1:17: found .FullRankTies~some, expected none, only-unclued or any: .FullRankTies~any");
}

TEST(IssItems, SaysWhatIsWrongWithSumsAndLists) {
  const auto error = [](std::string_view text) { return first_error("iss", text); };
  for (const std::string_view text :
       {".SumLine~R1C1", ".SumLine~5", ".PillArrow~4~R1C1~R1C2~R1C3~R1C4~R1C5", ".PillArrow~2~R1C1~R1C2",
        ".PillArrow~2~R1C1~R1C3~R2C3", ".SameValues~2~R1C1~R1C2~R1C3", ".SameValues~0~R1C1", ".Sum~x~R1C1",
        ".Sum~5_1~R1C1", ".Sum~5", ".ContainAtLeast~1", ".LookAndSay~123~R1C1", ".LookAndSay~1a~R1C1",
        ".LookAndSay~12"}) {
    const std::string shown = std::string(text).substr(0, 30);
    EXPECT_TRUE(error(text).starts_with("1:2: found " + shown)) << error(text);
  }
  EXPECT_TRUE(error(".EqualSum~R1C1~-").starts_with("1:2: rule equal_sum: expected two or more lists"))
      << "none there";
  EXPECT_EQ(error(".EqualSum~R1C1~-~R0C1"), "1:18: found \"R0C1\" as a cell, expected R1C1 to R9C9");
}

}  // namespace
}  // namespace quadrille::formats
