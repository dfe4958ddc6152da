// The families of src/techniques/finders/bug.cpp: each finds its first step in a grid, and the step follows.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Bug, BugPlus1) {
  EXPECT_EQ(
      test::first_step("...96.7..3......51...7..8............28...34.9.3.....2.5...9.3..39..26.52....7...",
                       Technique::bug_plus_1),
      "Bivalue Universal Grave + 1 => r8c5<>4, r8c5<>8");
}

}  // namespace
}  // namespace quadrille::techniques
