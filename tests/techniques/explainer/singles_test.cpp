#include "techniques/explainer/search.h"

#include <gtest/gtest.h>

#include "support/techniques/hint_cases.h"

namespace quadrille::techniques::explainer {
namespace {

TEST(ExplainerSingles, HiddenSingle) {
  EXPECT_EQ(
      test::first_hint("7...2453..1.6..4.......1..2.6..3.8.7.87.......4....9..8.........3416.....7.3...9.",
                       "Hidden Single"),
      "Hidden Single (1.2): r3c1=4");
}

TEST(ExplainerSingles, NakedSingle) {
  EXPECT_EQ(
      test::first_hint("..9.....1.57...8.286.4.........123.86.5...2.......7.......8.1....67.....2....4...",
                       "Naked Single"),
      "Naked Single (2.3): r4c3=4");
}

TEST(ExplainerSingles, DirectPointing) {
  EXPECT_EQ(
      test::first_hint(".....49.18....1..2....6.7.....3....67.68.......2...1.......53..4.9..82..2.1....4.",
                       "Direct Pointing"),
      "Direct Pointing (1.7): r6c1=3");
}

TEST(ExplainerSingles, DirectHiddenPair) {
  EXPECT_EQ(
      test::first_hint("1.......3......85..64.....2..96.8...57.4.9.....27...1.8.3.4...6.......4......5...",
                       "Direct Hidden Pair"),
      "Direct Hidden Pair (2.0): r6c5=5");
}

TEST(ExplainerSingles, DirectHiddenTriplet) {
  EXPECT_EQ(
      test::first_hint(".9.....5......16.......47.3.6........239....4.14...32....2.7...6.2.....8.318...4.",
                       "Direct Hidden Triplet"),
      "Direct Hidden Triplet (2.5): r2c2=4");
}

TEST(ExplainerSingles, TheLastDigitOfAHouseIsTheEasiest) {
  EXPECT_EQ(
      test::first_hint("12345678.456789123789123456214365897365897214897214365531642978642978531978531642",
                       "Hidden Single"),
      "Hidden Single (1.0): r1c9=9");
}

}  // namespace
}  // namespace quadrille::techniques::explainer
