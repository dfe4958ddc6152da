#include "sudoku/rules/support/extremes.h"

#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(Extremes, AreComparedWithNeighboursThatAreNotMarkedAlike) {
  const Puzzle puzzle =
      test::with_rule(test::with_rule(Puzzle(4), "minimum", "r2c2; r2c3"), "maximum", "r1c2");
  const auto uses = uses_of(puzzle);
  EXPECT_EQ(neighbours_to_compare(uses[0], 5), (std::vector{1, 4, 9}));
  EXPECT_EQ(neighbours_to_compare(uses[1], 6), (std::vector{2, 7, 10}));
  EXPECT_EQ(neighbours_to_compare(uses[2], 1), (std::vector{0, 2, 5}));
}

TEST(Extremes, AreDrawnWithHooksThatPointToTheLesserCell) {
  for (const auto& [rule, tip] : {std::pair{"minimum", 0.84}, {"maximum", 0.96}}) {
    const Picture picture = picture_of(test::with_rule(Puzzle(4), rule, "r1c1"));
    ASSERT_EQ(picture.shapes().size(), 3u);
    EXPECT_TRUE(std::holds_alternative<Square>(picture.shapes()[0].kind));
    const auto& hook = std::get<Line>(picture.shapes()[1].kind).points;
    ASSERT_EQ(hook.size(), 3u);
    EXPECT_NEAR(hook[0].x, 0.9, 1e-9);
    EXPECT_NEAR(hook[1].x, tip, 1e-9);
    EXPECT_NEAR(hook[1].y, 0.5, 1e-9);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
