#include "techniques/tridagons.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "support/techniques/step_cases.h"

namespace quadrille::techniques {
namespace {

/// Cells of boxes 1, 3, 7 and 9 with 1, 2 and 3, where r1c1 has these further digits; the cells of box 9
/// go down to the right or to the left.
test::Pencilled corner_boxes(std::vector<int> digits, bool last_goes_left) {
  digits.insert(digits.end(), {1, 2, 3});
  test::Pencilled grid;
  for (const int row : {1, 2, 3})
    for (const int column : {0, 6})
      grid.leave(row, column + row, row == 1 && column == 0 ? digits : std::vector{1, 2, 3});
  for (const int row : {7, 8, 9}) {
    grid.leave(row, row - 6, {1, 2, 3});
    grid.leave(row, last_goes_left ? 16 - row : row, {1, 2, 3});
  }
  return grid;
}

TEST(Tridagons, NameTheirCellsAndGuardians) {
  const test::Pencilled grid = corner_boxes({4, 7}, true);
  Scan scan(grid.position());
  const std::vector<Step> all = tridagons_of(scan);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front().digits, (std::vector{1, 2, 3}));
  EXPECT_EQ(all.front().cells.size(), 12U);
  EXPECT_EQ(all.front().fins, (std::vector<Candidate>{{0, 4}, {0, 7}}));
  EXPECT_TRUE(all.front().eliminations.empty());
}

TEST(Tridagons, AreNotWhereTheCellsCanBeFilled) {
  const test::Pencilled grid = corner_boxes({4, 7}, false);
  Scan scan(grid.position());
  EXPECT_TRUE(tridagons_of(scan).empty());
}

TEST(Tridagons, HaveFewGuardians) {
  const test::Pencilled grid;
  Scan scan(grid.position());
  EXPECT_TRUE(tridagons_of(scan).empty());
}

}  // namespace
}  // namespace quadrille::techniques
