#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/reference_solver.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(BoxesRule, MakesAHouseOfEachBox) {
  Puzzle puzzle(6);
  ASSERT_TRUE(puzzle.set_boxes(3, 2).has_value());
  const test::ConditionLists lists(puzzle);
  ASSERT_EQ(lists.houses.size(), 18u);
  EXPECT_EQ(lists.houses[12].name, "box 1");
  EXPECT_EQ(lists.houses[12].cells, (std::vector<int>{0, 1, 6, 7, 12, 13}));
  EXPECT_EQ(lists.houses[17].name, "box 6");
  EXPECT_EQ(lists.houses[17].cells, (std::vector<int>{22, 23, 28, 29, 34, 35}));
}

TEST(BoxesRule, LeavesTheKnownNumberOfGrids) {
  const auto grids = test::reference_solutions(test::four_with_boxes(), 1000);
  EXPECT_EQ(grids.value().size(), 288u);
}

}  // namespace
}  // namespace quadrille::sudoku
