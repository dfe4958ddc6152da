// The families of src/techniques/finders/locked_candidates.cpp: each finds its first step in a grid, and the
// step follows.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(LockedCandidates, Pointing) {
  EXPECT_EQ(
      test::first_step(".6...9...3..8....24.....8.3....8.2.....976....1..2.976.3..6..1..86......5......4.",
                       Technique::pointing),
      "Locked Candidates Type 1 (Pointing): 7 in b2 => r8c6<>7");
}

TEST(LockedCandidates, Claiming) {
  EXPECT_EQ(
      test::first_step("..49.....6......4...12...6789....35.2....7......38.4..489..5.......2....5.......3",
                       Technique::claiming),
      "Locked Candidates Type 2 (Claiming): 9 in c8 => r9c7<>9");
}

}  // namespace
}  // namespace quadrille::techniques
