#include "techniques/explainer/search.h"

#include <gtest/gtest.h>

#include "support/techniques/hint_cases.h"

namespace quadrille::techniques::explainer {
namespace {

TEST(AlignedExclusion, Pair) {
  EXPECT_EQ(
      test::first_hint(".5...79.14....5.....89......96.....3....2.1.5...39.8...7.24.....8....2.....5...37",
                       "Aligned Pair Exclusion"),
      "Aligned Pair Exclusion (6.2): r8c9<>6");
}

TEST(AlignedExclusion, Triplet) {
  EXPECT_EQ(
      test::first_hint("5.....9.4.8.4...3....596.....48......9.26...7.7..1.8..63.....59.2...9.........3.8",
                       "Aligned Triplet Exclusion"),
      "Aligned Triplet Exclusion (7.5): r7c5<>7");
}

}  // namespace
}  // namespace quadrille::techniques::explainer
