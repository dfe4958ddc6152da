#include "techniques/explainer/chains.h"

#include <gtest/gtest.h>

#include "support/techniques/hint_cases.h"

namespace quadrille::techniques::explainer {
namespace {

TEST(SimpleChains, Cycles) {
  EXPECT_EQ(
      test::first_hint("..6..5.3.8.........2....8......5.1.2...17....2.4...7...6......39....12....37....5",
                       "Bidirectional X-Cycle"),
      "Bidirectional X-Cycle (6.5): r19c2,r9c8<>4");
  EXPECT_EQ(
      test::first_hint("..157.8...6...3.....4.....15..7..9.8..9.1....2.8...4.5...6..2.....3...4..52.....7",
                       "Bidirectional Y-Cycle"),
      "Bidirectional Y-Cycle (6.6): r7c128<>3, r8c17<>6, r12c9,r79c8<>9");
  EXPECT_EQ(
      test::first_hint(".5.7...4.......2...9..4.58..8..24...5.263.....46..5.......134...6.8..3....1..6...",
                       "Bidirectional Cycle"),
      "Bidirectional Cycle (7.1): r7c89<>2, r2c1389<>3");
}

TEST(SimpleChains, ForcingChains) {
  EXPECT_EQ(
      test::first_hint("5.....9.4.8.4...3....596.....48......9.26...7.7..1.8..63.....59.2...9.........3.8",
                       "Turbot Fish"),
      "Turbot Fish (6.6): r4c5<>5");
  EXPECT_EQ(
      test::first_hint("..47.6...9..8......3.4..671.......56.5....13.....7...83..18.9.....24...5..8...4..",
                       "Forcing X-Chain"),
      "Forcing X-Chain (6.7): r2c6<>5");
  EXPECT_EQ(
      test::first_hint(".9.1...34..8......21....9..3...5.....8.4....21..7.28....6..7.......4.78..2...9.5.",
                       "Forcing Chain"),
      "Forcing Chain (7.1): r1c7<>6");
}

}  // namespace
}  // namespace quadrille::techniques::explainer
