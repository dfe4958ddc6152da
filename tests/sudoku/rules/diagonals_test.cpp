#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(DiagonalsRule, MakesTwoHouses) {
  const Puzzle puzzle = test::with_rule(Puzzle(3), "diagonals");
  const test::ConditionLists lists(puzzle);
  ASSERT_EQ(lists.houses.size(), 8u);
  EXPECT_EQ(lists.houses[6].name, "main diagonal");
  EXPECT_EQ(lists.houses[6].cells, (std::vector<int>{0, 4, 8}));
  EXPECT_EQ(lists.houses[7].name, "anti-diagonal");
  EXPECT_EQ(lists.houses[7].cells, (std::vector<int>{2, 4, 6}));
}

TEST(DiagonalsRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("diagonals", "", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("diagonals", "", test::four_with_boxes()), 48u);
  EXPECT_EQ(test::grids_left_by("diagonals", "", Puzzle(3)), 0u);
  EXPECT_EQ(test::grids_left_by("diagonals", "", test::five_with_row({1, 2, 3, 4, 5})), 8u);
}

TEST(DiagonalsRule, TakesEachAlone) {
  const auto last_of = [](std::string_view which) {
    return test::last_condition(test::with_rule(Puzzle(3), "diagonals", which)).origin->label;
  };
  EXPECT_EQ(last_of("main"), "main diagonal");
  EXPECT_EQ(last_of("diagonal=anti"), "anti-diagonal");
  EXPECT_EQ(test::with_rule(Puzzle(3), "diagonals", "both"), test::with_rule(Puzzle(3), "diagonals"));
  EXPECT_EQ(test::grids_left_by("diagonals", "main", Puzzle(3)), 6u);
  EXPECT_EQ(test::grids_left_by("diagonals", "anti", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("diagonals", "main; anti", Puzzle(4)), 48u);
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "diagonals", "anti")).shapes().size(), 1u);
}

TEST(DiagonalsRule, DrawsBothFromCornerToCorner) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "diagonals"));
  ASSERT_EQ(picture.shapes().size(), 2u);
  EXPECT_EQ(std::get<Line>(picture.shapes()[0].kind).points, (std::vector<Point>{{0, 0}, {4, 4}}));
  EXPECT_EQ(std::get<Line>(picture.shapes()[1].kind).points, (std::vector<Point>{{0, 4}, {4, 0}}));
}

}  // namespace
}  // namespace quadrille::sudoku
