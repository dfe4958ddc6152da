// The families of src/techniques/finders/loops.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include <string_view>

#include "support/techniques/step_cases.h"
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

// On request, in the first position of the default path that has them.

constexpr std::string_view kLoopGrid1 =
    "7....5.....48....9.6...4.3......7..4...23..6.2..9..8..9.....3..4.8....97..6.....5";
constexpr std::string_view kLoopGrid2 =
    ".9.8567......4.2...3.....8.92.......1...8.3.....1.7...5..6.8....87..29.3.4......6";

TEST(NiceLoops, WithAlmostLockedSets) {
  EXPECT_EQ(test::first_step_on_request(kLoopGrid1, Technique::als_continuous_nice_loop),
            "Grouped Continuous Nice Loop with Almost Locked Sets: 1/2/5/6 8= r9c5 =7= r9c2 -7- "
            "ALS:r7c234689 -8- r7c5 =8= r9c5 =7 => r79c5<>1, r79c5<>2, r7c5<>5, r7c5<>6");
  EXPECT_EQ(test::first_step_on_request(kLoopGrid2, Technique::als_discontinuous_nice_loop),
            "Grouped Discontinuous Nice Loop with Almost Locked Sets: 2/4/9 r5c8 =6= r5c3 -6- "
            "ALS:r3c134569 =6= r3c7 -6- ALS:r2467c8 =6= r5c8 => r5c8<>2, r5c8<>4, r5c8<>9");
  EXPECT_EQ(test::first_step_on_request(kLoopGrid2, Technique::als_aic),
            "Grouped AIC with Almost Locked Sets: 6 6- r6c2 -5- r6c7 -6- ALS:r3c145679 =6= r3c3 -6 => "
            "r2c2,r456c3<>6");
}

}  // namespace
}  // namespace quadrille::techniques
