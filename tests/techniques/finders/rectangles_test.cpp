// The families of src/techniques/finders/rectangles.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Rectangles, Uniqueness1) {
  EXPECT_EQ(
      test::first_step("........1..29..5.3.9..5..6...6..8.4....2....52..5...9.5.8.3..7.7...1.....3...9...",
                       Technique::uniqueness_1),
      "Uniqueness Test 1: 4/6 in r1c46,r7c46 => r1c6<>4, r1c6<>6");
}

TEST(Rectangles, Uniqueness2) {
  EXPECT_EQ(
      test::first_step("..1..83...79....5......1....1........98.34...4...1..7....24...5.43..62....2..5..8",
                       Technique::uniqueness_2),
      "Uniqueness Test 2: 8/9 in r4c47,r6c47 => r3c4,r4c5<>5");
}

TEST(Rectangles, Uniqueness3) {
  EXPECT_EQ(
      test::first_step("....1.7.3............2.6.916.8..5..29.37..6...5..3.....6...92.858..6.1..2..4.....",
                       Technique::uniqueness_3),
      "Uniqueness Test 3: 1/8 in r5c68,r6c68 => r4c8<>7");
}

TEST(Rectangles, Uniqueness4) {
  EXPECT_EQ(
      test::first_step("8...7...4.53.........63.5.1..4.87...3....2..6.......8.69.....1.7.5..........4.76.",
                       Technique::uniqueness_4),
      "Uniqueness Test 4: 1/4 in r2c46,r6c46 => r26c4<>1");
}

TEST(Rectangles, Uniqueness6) {
  EXPECT_EQ(
      test::first_step("....2......25..9.6.8..9...5..7..8.6932.4..15.1.........6.2.541.8.........1..4....",
                       Technique::uniqueness_6),
      "Uniqueness Test 6: 1/7 in r2c56,r8c56 => r2c5,r8c6<>1");
}

TEST(Rectangles, HiddenRectangle) {
  EXPECT_EQ(
      test::first_step("..49.....6......4...12...6789....35.2....7......38.4..489..5.......2....5.......3",
                       Technique::hidden_rectangle),
      "Hidden Rectangle: 4/6 in r4c46,r9c46 => r9c6<>4");
}

TEST(Rectangles, AvoidableRectangle1) {
  EXPECT_EQ(
      test::first_step("..4.5.8....827......1...2.79..7...32....49....7...........68.1.5..1....3......7..",
                       Technique::avoidable_rectangle_1),
      "Avoidable Rectangle Type 1: 9/6 in r1c48,r3c48 => r3c4<>9");
}

}  // namespace
}  // namespace quadrille::techniques
