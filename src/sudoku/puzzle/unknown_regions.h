// Regions that are not known (chaos construction): an extra cell for each cell of the grid numbers the region
// that the cell is in.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sudoku/puzzle/condition_adder.h"

namespace quadrille::sudoku {

/// The extra cells CC1, CC2, .. that number regions; none where the layout has none.
[[nodiscard]] std::vector<int> region_numbers(const Layout& layout);

/// That a cell counts cells of its region, itself included: those of `counted`, numbers of regions of which
/// the first is its own.
struct RegionCount {
  int cell;                      // whose digit is the count, or
  int left_out;                  // so many less than it
  std::span<const int> counted;  // numbers of regions
};

/// Adds, as an implied condition, that the count is two at least where all cells beside the first one are
/// counted: a region of several cells is connected, so it has one of these. The condition that was added last
/// is the count; it follows from that and from those of the regions, if these were added before.
void add_least_count(const RegionCount& count, ConditionAdder& add);

}  // namespace quadrille::sudoku
