#include "sudoku/families.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

std::size_t houses_in(const std::vector<Family>& families) {
  std::size_t count = 0;
  for (const Family& family : families) count += family.houses.size();
  return count;
}

TEST(Families, AreRowsColumnsAndBoxes) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  const Model model = model_of(puzzle);
  const std::vector<Family> families = families_of(model);
  ASSERT_EQ(families.size(), 3U);
  EXPECT_EQ(houses_in(families), 27U);
  for (const Family& family : families) {
    ASSERT_EQ(family.houses.size(), 9U);
    for (const House* house : family.houses)
      for (const int cell : house->cells) EXPECT_EQ(family.house_at[static_cast<std::size_t>(cell)], house);
  }
  EXPECT_FALSE(cross(families[0], families[1]));
  EXPECT_TRUE(cross(families[0], families[2]));
  EXPECT_TRUE(cross(families[2], families[0]));
  EXPECT_TRUE(cross(families[1], families[2]));
}

TEST(Families, LeaveOutHousesThatLackCells) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("extra_regions", "r1c1 r1c2 r2c1"));
  const Model model = model_of(puzzle);
  ASSERT_EQ(model.houses.size(), 9U);
  EXPECT_EQ(houses_in(families_of(model)), 8U);
}

TEST(Families, OfHousesThatMeetAreTwo) {
  Puzzle puzzle(5);
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  const std::vector<Family> families = families_of(model_of(puzzle));
  // Rows, columns, and two diagonals that share the middle.
  EXPECT_EQ(families.size(), 4U);
}

}  // namespace
}  // namespace quadrille::sudoku
