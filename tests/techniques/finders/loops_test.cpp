// The families of src/techniques/finders/loops.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include "support/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Loops, ContinuousNiceLoop) {
  EXPECT_EQ(
      test::first_step("65..8....7.9..4..........7..9..67......5238..........214.9....33..6..29......8...",
                       Technique::continuous_nice_loop),
      "Continuous Nice Loop: 1/4/5/7/8 8= r2c9 =6= r9c9 =7= r8c9 -7- r8c2 -8- r2c2 =8= r2c9 =6 => r29c9<>1, "
      "r9c9<>4, r29c9<>5, r8c3<>7, r36c2<>8");
}

TEST(Loops, DiscontinuousNiceLoop) {
  EXPECT_EQ(
      test::first_step("8...7...4.53.........63.5.1..4.87...3....2..6.......8.69.....1.7.5..........4.76.",
                       Technique::discontinuous_nice_loop),
      "Discontinuous Nice Loop: 1 r4c7 -1- r4c1 -9- r2c1 =9= r3c3 =2= r3c8 -2- r1c7 =2= r4c7 => r4c7<>1");
}

TEST(Loops, Aic) {
  EXPECT_EQ(
      test::first_step("8...7...4.53.........63.5.1..4.87...3....2..6.......8.69.....1.7.5..........4.76.",
                       Technique::aic),
      "AIC: 1 1- r1c2 =1= r1c6 =5= r9c6 -5- r7c5 -2- r8c4 -1- r4c4 =1= r4c1 -1 => r2c1,r6c2<>1");
}

TEST(Loops, GroupedContinuousNiceLoop) {
  EXPECT_EQ(
      test::first_step("3.6...4...8..1....5..4...32......17..3.8....5..9..1.2..6....2.4...5...83...7.....",
                       Technique::grouped_continuous_nice_loop),
      "Grouped Continuous Nice Loop: 1/7/9 9= r3c2 =1= r3c3 -1- r5c3 =1= r5c1 =6= r5c7 =9= r4c9 -9- r4c4 =9= "
      "r12c4 -9- r3c56 =9= r3c2 =1 => r8c3<>1, r3c2<>7, r1c56,r24c6,r4c5<>9");
}

TEST(Loops, GroupedDiscontinuousNiceLoop) {
  EXPECT_EQ(
      test::first_step("8...7...4.53.........63.5.1..4.87...3....2..6.......8.69.....1.7.5..........4.76.",
                       Technique::grouped_discontinuous_nice_loop),
      "Grouped Discontinuous Nice Loop: 9 r1c7 -9- r3c8 =9= r3c3 -9- r6c3 =9= r4c1 -9- r4c9 =9= r456c7 -9- "
      "r1c7 => r1c7<>9");
}

TEST(Loops, GroupedAic) {
  EXPECT_EQ(
      test::first_step("8...7...4.53.........63.5.1..4.87...3....2..6.......8.69.....1.7.5..........4.76.",
                       Technique::grouped_aic),
      "Grouped AIC: 2/9 9- r2c1 =9= r4c1 =1= r4c4 -1- r8c4 -2- r12c4 =2= r2c5 -2 => r2c1<>2, r2c5<>9");
}

}  // namespace
}  // namespace quadrille::techniques
