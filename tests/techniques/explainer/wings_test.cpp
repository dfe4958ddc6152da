#include "techniques/explainer/search.h"

#include <gtest/gtest.h>

#include "support/techniques/hint_cases.h"

namespace quadrille::techniques::explainer {
namespace {

TEST(ExplainerWings, XyWing) {
  EXPECT_EQ(
      test::first_hint("..95.476..3.........4..1....76..2...4....6..8.2....57.8.7.........1..68..6394....",
                       "XY-Wing"),
      "XY-Wing (4.2): r23c4<>7");
}

TEST(ExplainerWings, XyzWing) {
  EXPECT_EQ(
      test::first_hint(".7..142.5...8...7..........72..8..1..6..3....5..7..36.....7....4...586..1..3..9..",
                       "XYZ-Wing"),
      "XYZ-Wing (4.4): r5c4<>9");
}

}  // namespace
}  // namespace quadrille::techniques::explainer
