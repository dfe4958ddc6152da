// The families of src/techniques/finders/colours.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Colours, SimpleColorsTrap) {
  EXPECT_EQ(
      test::first_step("........1..29..5.3.9..5..6...6..8.4....2....52..5...9.5.8.3..7.7...1.....3...9...",
                       Technique::simple_colors_trap),
      "Simple Colors Trap: 3 (r1c1,r3c4,r4c7) / (r1c6,r3c3,r4c4,r5c1) => r5c7<>3");
}

TEST(Colours, MultiColors1) {
  EXPECT_EQ(
      test::first_step(".....7..63..19.......84..9....7....87.82..5..1....59.2..7...1..9...3...7.139..2..",
                       Technique::multi_colors_1),
      "Multi Colors 1: 3 (r1c4,r6c2) / (r1c7,r3c6,r6c4), (r3c9,r4c7) / (r5c9) => r5c2<>3");
}

}  // namespace
}  // namespace quadrille::techniques
