// The families of src/techniques/finders/whips.cpp: each finds its steps where they are, and no others. The
// steps follow.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/step_cases.h"
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

/// The target r1c1=1 leaves 2 in r1c5, so 3 in r5c5, so 4 in r5c2: a second link leans on the target.
TEST(Whips, ALinkLeansOnTheTarget) {
  test::Pencilled grid;
  grid.leave(1, 5, {1, 2}).leave(5, 5, {2, 3}).leave(5, 1, {1, 3});
  const Texts all = grid.steps(Technique::whip);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front(), "Whip: r1c5{1 2} - r5c5{2 3} - r5c1{3 .} => r1c1<>1");
}

TEST(Whips, AnEmptyGridHasNone) { EXPECT_TRUE(test::Pencilled().steps(Technique::whip).empty()); }

}  // namespace
}  // namespace quadrille::techniques
