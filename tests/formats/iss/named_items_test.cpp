#include "formats/iss/items.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(IssTableItems, ReadsRules) {
  EXPECT_EQ(rules_in("iss", ".Thermo~R1C1~R2C2~R1C2"), "thermometer r1c1 r2c2 r1c2\n");
  EXPECT_EQ(rules_in("iss", ".Shape~6x6.Whisper~4~R1C1~R1C2.Whisper~R3C1~R3C2"),
            "whispers r1c1 r1c2 difference=4; r3c1 r3c2 difference=5\n");
  EXPECT_EQ(rules_in("iss", ".Renban~R1C1~R1C2.Palindrome~R1C1~R2C2.Between~R1C1~R2C2~R3C3"),
            "renban r1c1 r1c2\npalindrome r1c1 r2c2\nbetween r1c1 r2c2 r3c3\n");
  EXPECT_EQ(rules_in("iss", ".CountDistinct~R1C1~R1C2.Lunchbox~9~R1C1~R2C2~R3C3"),
            "count_distinct r1c1 r1c2\nlunchbox r1c1 r2c2 r3c3 total=9\n");
  EXPECT_EQ(rules_in("iss", ".AllDifferent~R1C1~R5C5"), "extra_regions r1c1 r5c5\n");
  EXPECT_EQ(rules_in("iss", ".Windoku.DisjointSets.AntiKnight.AntiKing.AntiConsecutive"),
            "windoku \ndisjoint_groups \nanti_knight \nanti_king \nnon_consecutive \n");
}

TEST(IssTableItems, CountsACellOfACageAsOftenAsItIsNamed) {
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Cage~9~R1C1~R2C1~R1C1"),
            "killer_cage r1c1 r2c1\nsum r1c1 r2c1 total=9 factors=2 1\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Cage~0~R1C1~R2C1~R1C1"), "killer_cage r1c1 r2c1\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Cage~6~R1C1~R1C1"), "sum r1c1 total=6 factors=2\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Or.Cage~9~R1C1~R2C1~R1C1.AntiKing.End"),
            "any_of [all_of=[killer_cage=r1c1 r2c1] [sum=r1c1 r2c1 total=9 factors=2 1]] [anti_king]\n");
}

TEST(IssTableItems, ReadsLinesThatSayNothingOrOfThemselves) {
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Modular~1~R1C1~R1C2.AntiKing"), "anti_king \n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.ValueIndexing~R1C1~R1C2~R1C2~R1C1~R2C1"),
            "value_indexing r1c1 r1c2 r1c2 r1c1 r2c1\n");
}

TEST(IssTableItems, ReadsRulesOfTheWholeGrid) {
  EXPECT_EQ(
      rules_in("iss",
               ".AntiTaxicab.StrictKropki.StrictXV.GlobalEntropy.GlobalMod.DutchFlatmates.RegionSameValues"),
      "anti_taxicab \nnegative_kropki \nnegative_xv \nglobal_entropy \nglobal_modular \n"
      "dutch_flatmates \nregion_same_values \n");
  EXPECT_TRUE(first_error("iss", ".Doppelganger").starts_with("1:2: rule doppelganger: found a 9x9 grid"));
  EXPECT_EQ(rules_in("iss", ".CountingCircles~R1C1~R2C2"), "counting_circles r1c1 r2c2\n");
  EXPECT_EQ(rules_in("iss", ".GreaterThan~R1C1~R1C2~R2C2"), "greater_than r1c1 r1c2; r1c2 r2c2\n");
}

TEST(IssTableItems, ReadsCluesFromBothEndsOfALine) {
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Skyscraper~R2~3~1.Skyscraper~C4~~2.XSum~c1~6.NumberedRoom~R1~4~"),
            "skyscraper r2c0 visible=3; r2c5 visible=1; r5c4 visible=2\nx_sum r0c1 total=6\n"
            "numbered_room r1c0 digit=4\n");
}

TEST(IssTableItems, ReadsMarksBetweenAllNeighboursAmongItsCells) {
  EXPECT_EQ(rules_in("iss", ".WhiteDot~R1C1~R1C2~R2C1~R3C3.BlackDot~R4C5~R4C4"),
            "difference r1c1 r1c2; r1c1 r2c1\nratio r4c4 r4c5\n");
  EXPECT_EQ(rules_in("iss", ".X~R1C1~R1C2.V~R1C9~R2C9"), "sum_pair r1c1 r1c2 sum=10; r1c9 r2c9 sum=5\n");
  EXPECT_TRUE(first_error("iss", ".X~R1C9~R2C1").starts_with("1:2: ")) << "the next row is no neighbour";
}

}  // namespace
}  // namespace quadrille::formats
