// The families of src/techniques/finders/chains.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Chains, RemotePair) {
  EXPECT_EQ(
      test::first_step("...3..4.66......3.....72...9.......83.8...5.7....1..9.25.4.3....6....7....976.2..",
                       Technique::remote_pair),
      "Remote Pair: 8/9 r2c7 -9- r2c4 -8- r1c5 -9- r7c5 => r7c7<>8, r7c7<>9");
}

TEST(Chains, TurbotFish) {
  EXPECT_EQ(
      test::first_step(".8...1.4.5.4.....1.1.9..5...9.3.6......8.......8.7..298..49.3..9.2..31...3.2....4",
                       Technique::turbot_fish),
      "Turbot Fish: 5 r6c6 =5= r6c2 -5- r7c2 =5= r9c3 => r9c6<>5");
}

TEST(Chains, XChain) {
  EXPECT_EQ(
      test::first_step(".1..7...23..52..6......43......62..8..39.....1.8...4...456...9.....3..7........8.",
                       Technique::x_chain),
      "X-Chain: 1 r5c8 =1= r3c8 -1- r3c5 =1= r9c5 -1- r7c6 =1= r7c7 => r5c7<>1");
}

TEST(Chains, XyChain) {
  EXPECT_EQ(
      test::first_step("..49.....6......4...12...6789....35.2....7......38.4..489..5.......2....5.......3",
                       Technique::xy_chain),
      "XY-Chain: 1 1- r2c4 -5- r3c5 -4- r9c5 -9- r8c6 -1 => r2c6,r78c4<>1");
}

}  // namespace
}  // namespace quadrille::techniques
