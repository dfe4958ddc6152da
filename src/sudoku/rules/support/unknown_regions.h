// Unknown regions (chaos construction): an extra cell for each cell of the grid holds the number of the
// cell's region.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sudoku/conditions/condition_adder.h"

namespace quadrille::sudoku {

/// The extra cells CC1, CC2, .. for region numbers; empty if the layout has none.
[[nodiscard]] std::vector<int> region_numbers(const Layout& layout);

/// The condition that a cell counts the cells of its region, itself included, among the cells whose region
/// numbers are `counted`; the first is its own.
struct RegionCount {
  int cell;                      // its digit is the count, or
  int left_out;                  // less than the count by this
  std::span<const int> counted;  // region numbers
};

/// Adds, as an implied condition, that the count is at least two if all neighbours of the first cell are
/// counted: a region of several cells is connected, so it contains one of them. The condition that was added
/// last must be the count; the new one follows from it and from those of the regions, if these were added
/// before.
void add_least_count(const RegionCount& count, ConditionAdder& add);

}  // namespace quadrille::sudoku
