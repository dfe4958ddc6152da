#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(WhispersRule, TellsNeighboursOnTheLineFarApart) {
  const Conditions conditions = conditions_of(test::with_rule(Puzzle(9), "whispers", "r1c1 r2c2 r1c3"));
  const Condition& last = conditions.list.back();
  EXPECT_EQ(last.origin->label, "whispers r1c1-r1c3");
  EXPECT_EQ(conditions.list[conditions.list.size() - 2].origin, last.origin);
  const auto& pair = std::get<Relation>(last.kind);
  EXPECT_EQ(pair.first, 10);
  EXPECT_EQ(pair.second, 2);
  EXPECT_EQ(pair.pairs->seconds_for(3), 0b110000000U);
  EXPECT_EQ(pair.pairs->seconds_for(5), 0U);
}

TEST(WhispersRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("whispers", "r1c1 r2c2 r3c3", Puzzle(4)), 80u);
  EXPECT_EQ(test::grids_left_by("whispers", "r1c1 r2c2 r3c3 difference=1", Puzzle(4)), 288u);
  EXPECT_EQ(test::grids_left_by("whispers", "r1c1 r2c2 difference=3", Puzzle(4)), 64u);
  EXPECT_EQ(test::grids_left_by("whispers", "r1c1 r2c2 difference=4", Puzzle(4)), 0u);
}

TEST(WhispersRule, MayCloseOrCrossItself) {
  EXPECT_EQ(
      test::grids_left_by("whispers", "r1c1 r2c2 r3c3 r1c1 difference=1", Puzzle(4)),
      test::grids_left_by("whispers", "r1c1 r2c2 r3c3 difference=1; r1c1 r3c3 difference=1", Puzzle(4)));
  EXPECT_EQ(Puzzle(4).add_rule("whispers", "r1c1 r1c1").error().message,
            "rule whispers: r1c1 follows itself, expected another cell");
}

TEST(WhispersRule, DrawsALineAndADifferenceThatIsNotTheUsualOne) {
  const Picture picture =
      picture_of(test::with_rule(Puzzle(4), "whispers", "r1c1 r1c2 r2c3; r4c4 r4c3 difference=3"));
  ASSERT_EQ(picture.shapes().size(), 3u);
  EXPECT_EQ(std::get<Line>(picture.shapes()[0].kind).points,
            (std::vector<Point>{{0.5, 0.5}, {1.5, 0.5}, {2.5, 1.5}}));
  EXPECT_EQ(std::get<Line>(picture.shapes()[1].kind).points, (std::vector<Point>{{3.5, 3.5}, {2.5, 3.5}}));
  const Lettering& text = std::get<Lettering>(picture.shapes()[2].kind);
  EXPECT_EQ(text.centre, (Point{3, 3.5}));
  EXPECT_EQ(text.text, "\u22653");
}

}  // namespace
}  // namespace quadrille::sudoku
