// The families of src/techniques/finders/als.cpp: each finds its first step in a grid, and the step follows.
#include <gtest/gtest.h>

#include <string_view>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Als, AlsXz) {
  EXPECT_EQ(
      test::first_step("7...8........2.4....13.........38.1....5...27.92.168....6.....813......5.48.5..6.",
                       Technique::als_xz),
      "Almost Locked Set XZ-Rule: A=r12358c6 {124579}, B=r78c8,r89c7,r9c9 {123479}, X=2, Z=1 => r9c6<>1");
}

TEST(Als, AlsXyWing) {
  EXPECT_EQ(
      test::first_step("8...7...4.53.........63.5.1..4.87...3....2..6.......8.69.....1.7.5..........4.76.",
                       Technique::als_xy_wing),
      "Almost Locked Set XY-Wing: A=r6c2357 {12369}, B=r179c6 {1359}, C=r1c27 {123}, X,Y=1,3, Z=9 => "
      "r6c6<>9");
}

// On request, in the first position of the default path that has them.

constexpr std::string_view kAlsGrid =
    ".9..351....4.9..2......28.3.6............94.815...86.....51.3.....2.......7.....4";

TEST(Als, WithOverlap) {
  EXPECT_EQ(test::first_step_on_request(kAlsGrid, Technique::overlapping_als_xz),
            "Almost Locked Set XZ-Rule with Overlap: A=r2c79 {567}, B=r1c9,r2c7 {567}, X=6, Z=5 => "
            "r2c1<>5");
  EXPECT_EQ(test::first_step_on_request(kAlsGrid, Technique::overlapping_als_xy_wing),
            "Almost Locked Set XY-Wing with Overlap: A=r5c3 {23}, B=r57c3 {236}, C=r1c3 {26}, X,Y=2,6, "
            "Z=3 => r5c1248,r8c3<>3");
}

}  // namespace
}  // namespace quadrille::techniques
