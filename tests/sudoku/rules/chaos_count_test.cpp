#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

Puzzle with_counted_regions() {
  Layout layout(2, 2, 3);
  layout.lines = false;
  return Puzzle(layout.with_extra_cells({{"CC", 4}}));
}

TEST(ChaosCountRule, CountsTheCellsOfTheFirstRegion) {
  const std::size_t others = 3 * 3 * 3 * 3;
  EXPECT_EQ(test::grids_left_by("chaos_count", "r1c1 CC1 CC2 CC3", with_counted_regions()), 27 * others);
  EXPECT_EQ(test::grids_left_by("chaos_count", "r1c1 CC1", with_counted_regions()), 27 * others);
  // Without the first, at least one of the two others must be the same: 27 less 3 * 2 * 2 ways.
  EXPECT_EQ(test::grids_left_by("chaos_count", "r1c1 CC1 CC2 CC3 left_out=1", with_counted_regions()),
            15 * others);
  EXPECT_EQ(
      test::last_condition(test::with_rule(with_counted_regions(), "chaos_count", "r1c1 CC1")).origin->label,
      "count of region cells r1c1");
}

}  // namespace
}  // namespace quadrille::sudoku
