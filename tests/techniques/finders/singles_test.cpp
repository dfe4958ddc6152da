// The families of src/techniques/finders/singles.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Singles, FullHouse) {
  EXPECT_EQ(
      test::first_step("...9.1..3......57.1...8...6..9......7.1....3....5......1.8396.....67....46..1..9.",
                       Technique::full_house),
      "Full House: r8c6=4");
}

TEST(Singles, NakedSingle) {
  EXPECT_EQ(
      test::first_step("...9.1..3......57.1...8...6..9......7.1....3....5......1.8396.....67....46..1..9.",
                       Technique::naked_single),
      "Naked Single: r9c4=2");
}

TEST(Singles, HiddenSingle) {
  EXPECT_EQ(
      test::first_step("...9.1..3......57.1...8...6..9......7.1....3....5......1.8396.....67....46..1..9.",
                       Technique::hidden_single),
      "Hidden Single: r6c3=6");
}

}  // namespace
}  // namespace quadrille::techniques
