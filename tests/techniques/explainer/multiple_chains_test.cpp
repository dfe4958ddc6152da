#include "techniques/explainer/multiple_chains.h"

#include <gtest/gtest.h>

#include "support/techniques/hint_cases.h"

namespace quadrille::techniques::explainer {
namespace {

TEST(MultipleChains, Nishio) {
  EXPECT_EQ(
      test::first_hint("..7.......8.3.1...2.....5....45....1..2.9..649...7.2..4.3.871.5..5...4..1......7.",
                       "Nishio Forcing Chains"),
      "Nishio Forcing Chains (7.8): r6c9<>8");
}

TEST(MultipleChains, CellsAndHouses) {
  EXPECT_EQ(
      test::first_hint("..3.....26..7...4.7...9.......61.........462.81.5...7..7...8..35.4....1....1....9",
                       "Cell Forcing Chains"),
      "Cell Forcing Chains (8.4): r4c1<>2");
  EXPECT_EQ(
      test::first_hint(".7..142.5...8...7..........72..8..1..6..3....5..7..36.....7....4...586..1..3..9..",
                       "Region Forcing Chains"),
      "Region Forcing Chains (8.3): r7c4<>9");
}

TEST(MultipleChains, Dynamic) {
  EXPECT_EQ(
      test::first_hint("4.8....3..1....6.5.......7..318.4...........19547....329..6.......1...5.....38..9",
                       "Dynamic Cell Forcing Chains"),
      "Dynamic Cell Forcing Chains (8.8): r7c7<>7");
  EXPECT_EQ(
      test::first_hint("4.8....3..1....6.5.......7..318.4...........19547....329..6.......1...5.....38..9",
                       "Dynamic Region Forcing Chains"),
      "Dynamic Region Forcing Chains (8.9): r8c5<>4");
  EXPECT_EQ(
      test::first_hint("..589......6..3.7.8....2.......7.81.5.....9.....4.1.3.42......6..8...3..7......59",
                       "Dynamic Contradiction Forcing Chains"),
      "Dynamic Contradiction Forcing Chains (8.9): r1c2<>1");
  EXPECT_EQ(
      test::first_hint("..589......6..3.7.8....2.......7.81.5.....9.....4.1.3.42......6..8...3..7......59",
                       "Dynamic Double Forcing Chains"),
      "Dynamic Double Forcing Chains (9.1): r7c3<>3");
}

}  // namespace
}  // namespace quadrille::techniques::explainer
