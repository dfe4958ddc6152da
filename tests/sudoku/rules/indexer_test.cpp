#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(IndexerRule, IsAnIndexInTheCellsRowOrColumn) {
  const Condition rows = test::last_condition(test::with_rule(Puzzle(4), "indexer", "r2c3 names=rows"));
  EXPECT_EQ(rows.origin->label, "indexer r2c3");
  EXPECT_EQ(std::get<Index>(rows.kind).path, (std::vector{2, 6, 10, 14}));
  EXPECT_EQ(std::get<Index>(rows.kind).digit, 2);
  const Condition columns = test::last_condition(test::with_rule(Puzzle(4), "indexer", "r2c3 names=columns"));
  EXPECT_EQ(std::get<Index>(columns.kind).path, (std::vector{4, 5, 6, 7}));
  EXPECT_EQ(std::get<Index>(columns.kind).digit, 3);
}

TEST(IndexerRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("indexer", "r1c2 names=columns", Puzzle(4)), 288U);
  EXPECT_EQ(test::grids_left_by("indexer", "r3c2 names=rows", Puzzle(4)), 288U);
  // A row that indexes itself is its own inverse, as 10 of the 24 orders are.
  EXPECT_EQ(test::grids_left_by("indexer", "r1c1 r1c2 r1c3 r1c4 names=columns", Puzzle(4)), 240U);
}

TEST(IndexerRule, NamesCellsOfABox) {
  const Condition box =
      test::last_condition(test::with_rule(test::four_with_boxes(), "indexer", "r3c2 names=boxes"));
  EXPECT_EQ(std::get<Index>(box.kind).path, (std::vector{8, 9, 12, 13}));
  EXPECT_EQ(std::get<Index>(box.kind).digit, 2);
  EXPECT_EQ(test::grids_left_by("indexer", "r3c2 names=boxes", test::four_with_boxes()), 144U);
  EXPECT_EQ(test::grids_left_by("indexer", "r1c1 r1c2 r2c1 r2c2 names=boxes", test::four_with_boxes()), 120U);
  EXPECT_EQ(
      Puzzle(4).add_rule("indexer", "r3c2 names=boxes").error().message,
      "rule indexer: found r3c2, expected cells in a box or region, at places whose number there is a digit, "
      "1 to 4");
  const Picture picture = picture_of(test::with_rule(test::four_with_boxes(), "indexer", "r1c1 names=boxes"));
  EXPECT_TRUE(std::holds_alternative<Square>(picture.shapes().back().kind));
}

TEST(IndexerRule, DrawsABarInEachCell) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "indexer", "r1c1 r2c2 names=rows"));
  ASSERT_EQ(picture.shapes().size(), 2U);
  EXPECT_EQ(std::get<Line>(picture.shapes()[0].kind).points,
            (std::vector<Point>{{0.5, 0.125}, {0.5, 0.875}}));
}

}  // namespace
}  // namespace quadrille::sudoku
