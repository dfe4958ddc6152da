// The families of src/techniques/finders/whips.cpp: each finds its steps where they exist, and no others. The
// steps follow.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

using Texts = std::vector<std::string>;

TEST(Whips, OfAGrid) {
  EXPECT_EQ(
      test::first_step("..2.5......14...5.....7.93.56.13.49..4...618............6..9.1.........315.....4.",
                       Technique::whip),
      "Whip: r4c9{2 7} - r4c3{7 8} - r6c1{8 7} - 7c3{r4c3 r9c3} - 7c6{r9c6 .} => r6c8<>2");
}

/// The target r1c1=1 leaves 2 in r1c5, so 3 in r5c5, so 4 in r5c2: a second link depends on the target.
TEST(Whips, ALinkLeansOnTheTarget) {
  test::Pencilled grid;
  grid.leave(1, 5, {1, 2}).leave(5, 5, {2, 3}).leave(5, 1, {1, 3});
  const Texts all = grid.steps(Technique::whip);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front(), "Whip: r1c5{1 2} - r5c5{2 3} - r5c1{3 .} => r1c1<>1");
}

/// Twelve cells that only 1, 2 and 3 cannot fill; the guardians are 5 of the first and 6 of the last.
TEST(Whips, AnOrKWhipLeansOnGuardians) {
  test::Pencilled grid;
  for (const auto& [row, column] :
       {std::pair{2, 2}, {3, 3}, {1, 4}, {2, 5}, {3, 6}, {4, 1}, {5, 2}, {6, 3}, {4, 4}, {5, 6}})
    grid.leave(row, column, {1, 2, 3});
  grid.leave(1, 1, {1, 2, 3, 5}).leave(6, 5, {1, 2, 3, 6});
  EXPECT_TRUE(grid.steps(Technique::or_k_whip).empty());
  grid.leave(1, 9, {5, 7}).leave(6, 9, {6, 7});
  const Texts all = grid.steps(Technique::or_k_whip);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front(),
            "OR-k Whip: 1,2,3 in r1c14,r2c25,r3c36,r4c14,r5c26,r6c35 (guardians 5r1c1,6r6c5): "
            "OR{5r1c1 6r6c5} - r6c9{6 7} - r1c9{7 .} => r1c2<>5");
}

TEST(Whips, AnEmptyGridHasNone) { EXPECT_TRUE(test::Pencilled().steps(Technique::whip).empty()); }

}  // namespace
}  // namespace quadrille::techniques
