#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(DisjointGroupsRule, MakesAHouseOfEachPlace) {
  Puzzle puzzle(6);
  ASSERT_TRUE(puzzle.set_boxes(2, 3).has_value());
  ASSERT_TRUE(puzzle.add_rule("disjoint_groups").has_value());
  const test::ConditionLists lists(puzzle);
  ASSERT_EQ(lists.houses.size(), 24u);
  EXPECT_EQ(lists.houses[18].name, "disjoint group 1");
  EXPECT_EQ(lists.houses[18].cells, (std::vector<int>{0, 3, 12, 15, 24, 27}));
  EXPECT_EQ(lists.houses[23].name, "disjoint group 6");
  EXPECT_EQ(lists.houses[23].cells, (std::vector<int>{8, 11, 20, 23, 32, 35}));
}

TEST(DisjointGroupsRule, NeedsBoxes) {
  EXPECT_EQ(Puzzle(4).add_rule("disjoint_groups").error().message,
            "rule disjoint_groups: found a grid without boxes, expected one with boxes, whose places form "
            "the groups");
  Puzzle jigsaw(2);
  ASSERT_TRUE(jigsaw.set_regions({"a", "b", "b", "a"}).has_value());
  EXPECT_FALSE(jigsaw.add_rule("disjoint_groups").has_value());
}

TEST(DisjointGroupsRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("disjoint_groups", "", test::four_with_boxes()), 168u);
}

}  // namespace
}  // namespace quadrille::sudoku
