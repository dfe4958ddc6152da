#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(RellikCageRule, NamesItsPlace) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "rellik_cage", "r1c1 r2c2 total=5")).origin->label,
      "rellik cage 5 at r1c1");
}

TEST(RellikCageRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("rellik_cage", "r1c1 r2c2 total=5", Puzzle(4)), 256u);
  EXPECT_EQ(test::grids_left_by("rellik_cage", "r1c1 r2c2 total=3", Puzzle(4)), 128u);
  EXPECT_EQ(test::grids_left_by("rellik_cage", "r1c1 r1c2 r2c3 total=6", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("rellik_cage", "r1c1 r2c2 total=0", Puzzle({2, 3, 3, 0})), 2u);
  EXPECT_EQ(test::grids_left_by("rellik_cage", "r1c1 r2c2 total=2", Puzzle({2, 3, 3, 0})), 2u);
}

TEST(RellikCageRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("rellik_cage", "r1c1 total=0").error().message,
            "rule rellik_cage: found \"0\" as the total, expected a number from 1 or more");
}

TEST(RellikCageRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "rellik_cage", "r1c1 r2c2 total=5")).shapes().size(), 2u);
}

TEST(RellikCageRule, WritesItsText) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "rellik_cage", "r1c1 r2c2 total=5"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "\u22605");
}

TEST(RellikCageRule, RefusesMoreSetsThanItCanList) {
  std::string argument = "total=200";
  for (int column = 1; column <= 10; ++column) argument += " r1c" + std::to_string(column);
  EXPECT_EQ(
      Puzzle(64).add_rule("rellik_cage", "cells=" + argument.substr(10) + " total=200").error().message,
      "rule rellik_cage: more than 5000 sets of digits come to 200, expected a smaller total or fewer cells");
}

}  // namespace
}  // namespace quadrille::sudoku
