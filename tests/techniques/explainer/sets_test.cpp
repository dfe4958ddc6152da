#include "techniques/explainer/search.h"

#include <gtest/gtest.h>

#include "support/techniques/hint_cases.h"

namespace quadrille::techniques::explainer {
namespace {

TEST(ExplainerSets, Locking) {
  EXPECT_EQ(
      test::first_hint(".......61....5..9....8.1.73.9547....2..........7.6.9..7.4.2..38.3.5.....6..38.1..",
                       "Pointing"),
      "Pointing (2.6): r57c7<>5");
  EXPECT_EQ(
      test::first_hint(".6.....41.....2..3..5..192.7........4.6.7..3..8.1.5....7...98.4..9......5..6..2..",
                       "Claiming"),
      "Claiming (2.8): r8c45,r9c5<>4");
}

TEST(ExplainerSets, NakedSets) {
  EXPECT_EQ(
      test::first_hint("..9.....1.57...8.286.4.........123.86.5...2.......7.......8.1....67.....2....4...",
                       "Naked Pair"),
      "Naked Pair (3.0): r5c2<>7, r56c2,r6c1<>9");
  EXPECT_EQ(
      test::first_hint(".6.....41.....2..3..5..192.7........4.6.7..3..8.1.5....7...98.4..9......5..6..2..",
                       "Naked Triplet"),
      "Naked Triplet (3.6): r29c3<>1, r1c3<>2, r19c3<>3");
  EXPECT_EQ(
      test::first_hint(".5...89...79......3....24..5..861..31...2..4.......8..9.....3....2...6.8.6.3..1..",
                       "Naked Quad"),
      "Naked Quad (5.0): r126c8<>2, r236c8<>5, r13c8<>7, r6c8<>9");
}

TEST(ExplainerSets, HiddenSets) {
  EXPECT_EQ(
      test::first_hint(".9.1...34..8......21....9..3...5.....8.4....21..7.28....6..7.......4.78..2...9.5.",
                       "Hidden Pair"),
      "Hidden Pair (3.4): r5c7<>1, r5c7,r6c9<>6, r6c9<>9");
  EXPECT_EQ(
      test::first_hint("..8.2.5..92..6.....31...........43.1..9.72.6.7..1...2..92.....8.......9.1.4......",
                       "Hidden Triplet"),
      "Hidden Triplet (4.0): r1c9<>3, r13c9,r3c7<>4, r13c9,r3c7<>7");
  EXPECT_EQ(
      test::first_hint("....25.4..23.46............8......6...5..4.271..73.58.....6......6.13.5..18..9...",
                       "Hidden Quad"),
      "Hidden Quad (5.4): r3c9<>1, r3c79<>3, r3c279<>8, r3c127<>9");
}

TEST(ExplainerSets, Fish) {
  EXPECT_EQ(
      test::first_hint(".9.1...34..8......21....9..3...5.....8.4....21..7.28....6..7.......4.78..2...9.5.",
                       "X-Wing"),
      "X-Wing (3.2): r2c158,r4c8<>7");
  EXPECT_EQ(
      test::first_hint("29...6..1......2....49..3..8.5.3..2....2.....6.7......97.6.5.4.....4..5......28..",
                       "Swordfish"),
      "Swordfish (3.8): r2c34,r8c349<>3");
}

}  // namespace
}  // namespace quadrille::techniques::explainer
