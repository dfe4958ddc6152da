#include "sudoku/posting/sized_areas.h"

#include <gtest/gtest.h>

#include "sudoku/posting/posting.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

Conditions connected_digits(const std::string& argument) {
  return conditions_of(test::with_rule(Puzzle(4), "connected_digits", argument));
}

TEST(SizedAreas, AreThoseWhoseCellsAreCounted) {
  const Conditions conditions = connected_digits("digits=1 count=4");
  const std::vector<SizedArea> areas = sized_areas(conditions);
  ASSERT_EQ(areas.size(), 1U);
  EXPECT_EQ(areas[0].size, 4);
  ASSERT_EQ(areas[0].conditions.size(), 2U);
  for (const std::size_t i : areas[0].conditions)
    EXPECT_EQ(conditions.list[i].origin->rule, "connected_digits");
  EXPECT_TRUE(sized_areas(connected_digits("digits=1")).empty());
}

TEST(SizedAreas, ReachNoFurtherThanTheirSize) {
  // Three extra cells hold a 1. One is in a corner, so the others are among those that two steps reach.
  const Puzzle puzzle(Layout(4, 4, 4).with_extra_cells({{"CC", 16}}));
  const auto conditions =
      conditions_of(test::with_rule(puzzle, "connected_digits", "digits=1 count=3 layer=1"));
  cp::Store store;
  const Posting posting = post(conditions, store, cp::Consistency::automatic);
  ASSERT_TRUE(store.assign(posting.cells[16], 1) && store.propagate());
  std::string reached;
  for (std::size_t cell = 16; cell < 32; ++cell)
    reached += store.contains(posting.cells[cell], 1) ? '1' : '.';
  EXPECT_EQ(reached, "111.11..1.......");
}

}  // namespace
}  // namespace quadrille::sudoku
