// The families of src/techniques/finders/als.cpp: each finds its first step in a grid, and the step follows.
#include <gtest/gtest.h>

#include "support/step_cases.h"
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

TEST(Als, AlsChain) {
  EXPECT_EQ(
      test::first_step("...6....8.8..95.1..4....9......1....2.5..4..1.1.28...3.58...42...7.....6.....3.57",
                       Technique::als_chain),
      "Almost Locked Set Chain: 7- r1c2578 {23479} -9- r8c2 {29} -2- r9c12347 {124689} -4- r9c5 {24} -2- "
      "r13c5,r2c4 {2347} -7 => r1c6<>7");
}

}  // namespace
}  // namespace quadrille::techniques
