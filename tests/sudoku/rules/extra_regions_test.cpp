#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ExtraRegionsRule, MakesAHouseOfEachGroup) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "extra_regions", "r1c1 r2c2, R3C3; r4c4 r1c2;");
  EXPECT_EQ(puzzle.rules(), (std::vector<RuleUse>{{"extra_regions", {std::vector{0, 5, 10}}},
                                                  {"extra_regions", {std::vector{1, 15}}}}));
  const test::ConditionLists lists(puzzle);
  ASSERT_EQ(lists.houses.size(), 10u);
  EXPECT_EQ(lists.houses[8].name, "extra region 1");
  EXPECT_EQ(lists.houses[8].cells, (std::vector<int>{0, 5, 10}));
  EXPECT_EQ(lists.houses[9].name, "extra region 2");
  EXPECT_EQ(lists.houses[9].cells, (std::vector<int>{1, 15}));
}

TEST(ExtraRegionsRule, SaysWhatIsWrongWithAGroup) {
  const auto message = [](std::string_view argument) {
    return Puzzle(3).add_rule("extra_regions", argument).error().message;
  };
  EXPECT_EQ(message(""), "rule extra_regions: found 0 cells, expected 1 to 3");
  EXPECT_EQ(message("r1c1;;r1c2"), "rule extra_regions: use 2: found 0 cells, expected 1 to 3");
  EXPECT_EQ(message("r1c1; r2c2 r4c1"),
            "rule extra_regions: use 2: found \"r4c1\", expected a cell from r1c1 to r3c3");
  EXPECT_EQ(message("r1c1 r2c2 r1c1"), "rule extra_regions: r1c1 is named twice, expected each cell once");
  EXPECT_EQ(message("r1c1 r1c2 r2c1 r3c3"), "rule extra_regions: found 4 cells, expected 1 to 3");
}

TEST(ExtraRegionsRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("extra_regions", "r1c1", Puzzle(4)), 576u);
  EXPECT_EQ(test::grids_left_by("extra_regions", "r1c1 r2c2", Puzzle(4)), 384u);
  EXPECT_EQ(test::grids_left_by("extra_regions", "r2c2 r2c3 r3c2 r3c3", Puzzle(4)), 288u);
  EXPECT_EQ(test::grids_left_by("extra_regions", "r1c1 r2c2 r3c3; r4c4 r1c2", Puzzle(4)), 120u);
}

TEST(ExtraRegionsRule, ShadesItsCells) { test::expect_marks_in_cells<Square>("extra_regions"); }

}  // namespace
}  // namespace quadrille::sudoku
