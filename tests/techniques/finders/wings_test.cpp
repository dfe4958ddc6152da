// The families of src/techniques/finders/wings.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Wings, WWing) {
  EXPECT_EQ(
      test::first_step(".......42.3....7....1.....3...6.7..1..84.1.5........876.351.....5..26....8...4.7.",
                       Technique::w_wing),
      "W-Wing: 9/6 in r3c8,r5c9 connected by 6 in r35c2 => r2c9,r4c8<>9");
}

TEST(Wings, XyWing) {
  EXPECT_EQ(
      test::first_step("....7..58.8..1..4.9...6......8.....2....23.616..14..3..46...37.........41....72..",
                       Technique::xy_wing),
      "XY-Wing: 2/5/9 in r18c6,r8c7 => r1c7<>9");
}

TEST(Wings, XyzWing) {
  EXPECT_EQ(
      test::first_step("93.....1....8..9...7...3..6..4.3...........43.63.71..58.....7.4.2...5....9.2.....",
                       Technique::xyz_wing),
      "XYZ-Wing: 2/7/8 in r1c39,r2c9 => r1c7<>2");
}

}  // namespace
}  // namespace quadrille::techniques
