#include "formats/iss/items.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(IssChaosItems, ReadsUnknownRegions) {
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
  EXPECT_EQ(rules_in("iss", ".Shape~4x6.RegionSize~4.NoBoxes.ChaosConstruction"), "chaos_construction 4\n");
}

}  // namespace
}  // namespace quadrille::formats
