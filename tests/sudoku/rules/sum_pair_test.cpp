#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(SumPairRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "sum_pair", "r1c1 r2c1 sum=5")).origin->label,
            "sum of r1c1 and r2c1: 5");
}

TEST(SumPairRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("sum_pair", "r1c1 r1c2 sum=5", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("sum_pair", "r1c1 r2c2 sum=8", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("sum_pair", "r1c1 r2c2 sum=9", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("sum_pair", "r1c1 r2c2 sum=0", Puzzle(Layout(4, 4, 4, 0))), 48u);
}

TEST(SumPairRule, DrawsLettersForTenAndFive) {
  const Picture picture = picture_of(
      test::with_rule(Puzzle(9), "sum_pair", "r1c1 r1c2 sum=10; r2c2 r3c2 sum=5; r4c4 r4c5 sum=7"));
  ASSERT_EQ(picture.shapes().size(), 3u);
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[0].kind).text, "X");
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[0].kind).centre, (Point{1, 0.5}));
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[1].kind).text, "V");
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[2].kind).text, "7");
}

}  // namespace
}  // namespace quadrille::sudoku
