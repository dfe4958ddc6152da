#include "techniques/explainer/search.h"

#include <gtest/gtest.h>

#include "support/techniques/hint_cases.h"

namespace quadrille::techniques::explainer {
namespace {

TEST(ExplainerBug, Types) {
  EXPECT_EQ(
      test::first_hint("..2.8..56..79....15...7........4516.3.......2.....9..314.2.83.77...............2.",
                       "BUG type 1"),
      "BUG type 1 (5.6): r5c4<>6, r5c4<>8");
  EXPECT_EQ(
      test::first_hint(".2...86..8..5.2.3..6...3.....2......6...3..871.9.8.4.....4....3..7....9..9..2..7.",
                       "BUG type 2"),
      "BUG type 2 (5.7): r4c89,r5c46<>1");
  EXPECT_EQ(
      test::first_hint("4.6..35......29..4...4....16.4......8...62...1.....82.7...9.....3.2..1.....3.8.9.",
                       "BUG type 3"),
      "BUG type 3 (5.8): r5c7<>3");
  EXPECT_EQ(
      test::first_hint("..5.178........3...92.........9...26.8....7.41..4....33....8..9.7..4.....2...1...",
                       "BUG type 4"),
      "BUG type 4 (5.7): r8c7<>2, r9c8<>7");
}

}  // namespace
}  // namespace quadrille::techniques::explainer
