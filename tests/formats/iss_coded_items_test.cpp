#include "formats/iss_items.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(IssCodedItems, ReadsCodes) {
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Regex~MS4q~R1C1~R1C2~~R2C1~R2C2"),
            "regex r1c1 r1c2 pattern=\"1.*\"; r2c1 r2c2 pattern=\"1.*\"\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Pair~CAA~_A%20name~R1C1~R1C2"), "pairwise r1c1 r1c2 pairs=1:2\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.BinaryX~CAA~R1C1~R1C2~~R2C1~R2C2"),
            "pairwise_all r1c1 r1c2 pairs=1:2; r2c1 r2c2 pairs=1:2\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4~3~Raw.NFA~ALDo~_x~R1C1~R1C2"), "nfa r1c1 r1c2 machine=0>1:3 1!\n");
}

}  // namespace
}  // namespace quadrille::formats
