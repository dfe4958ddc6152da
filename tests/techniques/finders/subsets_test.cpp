// The families of src/techniques/finders/subsets.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Subsets, LockedPair) {
  EXPECT_EQ(
      test::first_step("......87....9.5.....2.......1...73.9.2...37.4.9..48.5...6......7.5.12.......8...6",
                       Technique::locked_pair),
      "Locked Pair: 3,4 in r89c2 => r123c2,r9c3<>3, r237c2,r79c1<>4");
}

TEST(Subsets, LockedTriple) {
  EXPECT_EQ(
      test::first_step("..1.2.6...5...3........539.1..4....8....3.9..8.......197.........5..824..4.6....9",
                       Technique::locked_triple),
      "Locked Triple: 1,7,9 in r123c4 => r1c6,r23c5,r68c4<>7, r1c6,r2c5,r68c4<>9, r23c5,r7c4<>1");
}

TEST(Subsets, NakedPair) {
  EXPECT_EQ(
      test::first_step("..49.....6......4...12...6789....35.2....7......38.4..489..5.......2....5.......3",
                       Technique::naked_pair),
      "Naked Pair: 1,7 in r9c27 => r9c456<>1, r9c45<>7");
}

TEST(Subsets, NakedTriple) {
  EXPECT_EQ(
      test::first_step(".74.....3....3....12....79..9...8.3.4.2.6.......27....25.9.......8...17...748..5.",
                       Technique::naked_triple),
      "Naked Triple: 4,5,8 in r12c7,r3c9 => r12c8<>8, r2c8<>4, r2c9<>5");
}

TEST(Subsets, NakedQuadruple) {
  EXPECT_EQ(
      test::first_step(".9...6..83...8....6..7..4......3.9.5...9...3.....2..47...5.78..85...9..44.1....7.",
                       Technique::naked_quadruple),
      "Naked Quadruple: 1,3,5,9 in r56c1,r6c23 => r4c12<>1");
}

TEST(Subsets, HiddenPair) {
  EXPECT_EQ(
      test::first_step("1...4....59.6.3....2..85..92.1...7.....2..46.9...6...5.......1.4.8.7..5......4.7.",
                       Technique::hidden_pair),
      "Hidden Pair: 2,9 in r79c3 => r79c3<>3, r79c3<>5, r79c3<>6, r7c3<>7");
}

TEST(Subsets, HiddenTriple) {
  EXPECT_EQ(
      test::first_step(".....2...895...67...2...81.436.......7.9...2..............67...9...5.16..6..4.58.",
                       Technique::hidden_triple),
      "Hidden Triple: 1,6,8 in r456c9 => r456c9<>5, r4c9<>9, r56c9<>3, r56c9<>4");
}

}  // namespace
}  // namespace quadrille::techniques
