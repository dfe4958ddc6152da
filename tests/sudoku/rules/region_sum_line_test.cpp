#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(RegionSumLineRule, NamesItsPlace) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(test::four_with_boxes(), "region_sum_line", "r1c1 r1c2 r1c3"))
          .origin->label,
      "region sum line r1c1-r1c3");
}

TEST(RegionSumLineRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("region_sum_line", "r1c1 r1c2 r1c3", test::four_with_boxes()), 48u);
  EXPECT_EQ(test::grids_left_by("region_sum_line", "r1c1 r1c2 r2c2 r2c3 r1c3 r1c4", test::four_with_boxes()),
            0u);
  EXPECT_EQ(test::grids_left_by("region_sum_line", "r1c2 r1c3 r2c2", test::four_with_boxes()), 0u);
  EXPECT_EQ(test::grids_left_by("region_sum_line", "r1c1 r2c2", test::four_with_boxes()), 288u);
}

TEST(RegionSumLineRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("region_sum_line", "r1c1 r1c2").error().message,
            "rule region_sum_line: found no boxes or regions, expected some that cut the line");
}

TEST(RegionSumLineRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(test::four_with_boxes(), "region_sum_line", "r1c1 r1c2 r1c3"))
                .shapes()
                .size(),
            1u);
}

TEST(RegionSumLineRule, BeginsAnotherPieceWhereItComesBack) {
  const auto list =
      conditions_of(test::with_rule(test::four_with_boxes(), "region_sum_line", "r1c1 r1c2 r1c3 r2c2")).list;
  std::vector<std::string> sums;
  for (const Condition& condition : list)
    if (const auto* const sum = std::get_if<Sum>(&condition.kind)) sums.push_back(sum->sentence(4));
  EXPECT_EQ(sums, (std::vector<std::string>{"r1c1 + r1c2 - r1c3 = 0", "r2c2 - r1c3 = 0"}));
}

TEST(RegionSumLineRule, LeavesOutCellsInNoRegion) {
  Puzzle puzzle({2, 3, 3});
  ASSERT_TRUE(puzzle.set_regions({"a", ".", "a", "b", "b", "b"}));
  const auto list = conditions_of(test::with_rule(puzzle, "region_sum_line", "r1c1 r1c2 r1c3 r2c3")).list;
  std::vector<std::string> sums;
  for (const Condition& condition : list)
    if (const auto* const sum = std::get_if<Sum>(&condition.kind)) sums.push_back(sum->sentence(3));
  EXPECT_EQ(sums, (std::vector<std::string>{"r1c1 + r1c3 - r2c3 = 0"}));
}

}  // namespace
}  // namespace quadrille::sudoku
