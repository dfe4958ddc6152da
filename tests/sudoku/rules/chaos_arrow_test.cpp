#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

Puzzle with_reached_regions() {
  Layout layout(2, 2, 3);
  layout.lines = false;
  return Puzzle(layout.with_extra_cells({{"CC", 4}}));
}

TEST(ChaosArrowRule, CountsARunFromItsOwnCell) {
  // The 1st region has 3 numbers, the run is 1, 2 or 3 long: 3 * 2 * 3, 3 * 2, 3 ways for CC1 to CC3.
  const std::size_t others = 3 * 3 * 3 * 3;
  EXPECT_EQ(test::grids_left_by("chaos_arrow", "r1c1 CC1 arm=CC2 CC3", with_reached_regions()), 27 * others);
  EXPECT_LT(test::grids_left_by("chaos_arrow", "r1c1 CC1 arm=CC2 CC3 left_out=1", with_reached_regions()),
            27 * others);
  EXPECT_EQ(test::grids_left_by("chaos_arrow", "r1c1 CC1 arm=CC2 second_arm=CC3", with_reached_regions()),
            27 * others);
  EXPECT_EQ(test::grids_left_by("chaos_arrow", "r1c1 CC1", with_reached_regions()), 27 * others);
}

TEST(ChaosArrowRule, HasEachCellOnce) {
  EXPECT_EQ(with_reached_regions().add_rule("chaos_arrow", "r1c1 CC1 arm=CC2 second_arm=CC2").error().message,
            "rule chaos_arrow: CC2 is in two arms, expected each cell once");
  EXPECT_EQ(
      test::last_condition(test::with_rule(with_reached_regions(), "chaos_arrow", "r1c1 CC1")).origin->label,
      "reach of the region of r1c1");
}

}  // namespace
}  // namespace quadrille::sudoku
