#include "techniques/explainer/search.h"

#include <gtest/gtest.h>

#include "support/techniques/hint_cases.h"

namespace quadrille::techniques::explainer {
namespace {

TEST(UniqueLoops, Rectangles) {
  EXPECT_EQ(
      test::first_hint("..7.....2......56..1...7.....27...5..6.14........62.495.98.......82....3..64.....",
                       "Unique Rectangle type 1"),
      "Unique Rectangle type 1 (4.5): r7c7<>1, r7c7<>6");
  EXPECT_EQ(
      test::first_hint(".1.9.....9.5..3.8..6.4...9.5..1.....3..52..68.8..6...5...81.2.3......8....1....76",
                       "Unique Rectangle type 2"),
      "Unique Rectangle type 2 (4.5): r1c78<>4");
  EXPECT_EQ(
      test::first_hint("..26..7......8..6.....13.9...1.3.....85....2.9..7....8.7..24...3.916.2.....3....4",
                       "Unique Rectangle type 3"),
      "Unique Rectangle type 3 (4.5): r6c7<>1, r6c7<>4");
  EXPECT_EQ(
      test::first_hint("..9...24.6.........8.62.9.1....6...9.....8..47.394..6.174.8....9.5.....8....3....",
                       "Unique Rectangle type 4"),
      "Unique Rectangle type 4 (4.5): r4c13<>2");
}

TEST(UniqueLoops, LongerLoops) {
  EXPECT_EQ(
      test::first_hint("..86..9.3.6258.7....4..........352...4...9......7.2.5.6.72......3.............68.",
                       "Unique Loop type 1"),
      "Unique Loop type 1 (4.6): r9c5<>1, r9c5<>7");
  EXPECT_EQ(
      test::first_hint(".......3..4...1..9.1..9.8.556..47..19.2.18..............9.76..44....275..........",
                       "Unique Loop type 3"),
      "Unique Loop type 3 (4.8): r1c5<>5, r1c5<>8");
  EXPECT_EQ(
      test::first_hint("......24.....1....9..46......7.5.1...196...3464....5.........18..6.3...7..35.7..6",
                       "Unique Loop type 4"),
      "Unique Loop type 4 (4.6): r56c5<>8");
  EXPECT_EQ(
      test::first_hint("....8.4.19.......8..7....6.67....2...1......98..53..4....24..8...4.7.3.......35..",
                       "Unique Loop 8 type 2"),
      "Unique Loop 8 type 2 (4.7): r1c2<>2");
}

}  // namespace
}  // namespace quadrille::techniques::explainer
