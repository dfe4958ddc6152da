#include "formats/iss/items.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

using sudoku::digit_bit;

TEST(IssComposites, ReadsItemsWithinOthers) {
  EXPECT_EQ(rules_in("iss", ".Or.Thermo~R1C1~R1C2.~R2C1_1_2.End"),
            "any_of [thermometer=r1c1 r1c2] [one_of=r2c1 digits=1 2]\n");
  EXPECT_EQ(rules_in("iss", ".Or.And.~R1C1_1.Cage~5~R2C1~R2C2.End.Or.~R3C3_2.~R4C4_3.End.End"),
            "any_of [all_of=[one_of=r1c1 digits=1] [killer_cage=r2c1 r2c2 total=5]] "
            "[any_of=[one_of=r3c3 digits=2] [one_of=r4c4 digits=3]]\n");
  EXPECT_EQ(rules_in("iss", ".Or.~R1C1_1~R1C2_2.End"),
            "any_of [all_of=[one_of=r1c1 digits=1] [one_of=r1c2 digits=2]]\n")
      << "all that one item says";
  EXPECT_EQ(rules_in("iss", ".And.Thermo~R1C1~R1C2.End"), "thermometer r1c1 r1c2\n");
  EXPECT_EQ(read_puzzle("iss", ".And.~R1C1_7.End").given(0), 7);
  EXPECT_EQ(rules_in("iss", ".Or.Regex~MQ.~R1C1_1.End"), "") << "a line of no cells says nothing";
}

TEST(IssComposites, ReadsCopies) {
  EXPECT_EQ(rules_in("iss", ".Replicate~JB.Thermo~R1C1~R2C2.End"),
            "thermometer r1c1 r2c2; r1c4 r2c5; r1c7 r2c8\n");
  EXPECT_EQ(rules_in("iss", ".Var~X~~6.Replicate~D~VX2.Renban~VX1~VX2.End"), "renban VX1 VX2; VX2 VX3\n");
  EXPECT_EQ(rules_in("iss", ".Replicate~D.Replicate~BI.Thermo~R1C1~R1C2.End.End"),
            "thermometer r1c1 r1c2; r2c1 r2c2; r1c2 r1c3; r2c2 r2c3\n");
  EXPECT_EQ(read_puzzle("iss", ".Replicate~D.~R1C1_3_4.End").candidates(1), digit_bit(3) | digit_bit(4));
  EXPECT_EQ(rules_in("iss", ".Or.Replicate~D.~R1C1_1.End.End"),
            "any_of [all_of=[one_of=r1c1 digits=1] [one_of=r1c2 digits=1]]\n");
}

TEST(IssComposites, MovesTheCellsOfEqualSums) {
  // One copy, a row further down.
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Replicate~Q.EqualSum~R1C1~-~R1C2.End"), "equal_sum r2c1 / r2c2\n");
}

TEST(IssComposites, RefusesItemsWithinOthers) {
  const auto error = [](std::string_view text) { return first_error("iss", text); };
  EXPECT_EQ(error(".Or.End"), "1:2: found .Or without items, expected some before .End");
  EXPECT_EQ(error(".Or.NoBoxes.End"),
            "1:5: found .NoBoxes within .Or, expected it outside, because it concerns the whole grid");
  EXPECT_EQ(error(".Or.~R1C1_1"), "1:2: found .Or without an end, expected .End after its items");
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

}  // namespace
}  // namespace quadrille::formats
