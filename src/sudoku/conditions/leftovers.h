// The law of leftovers: joint implications of rows, columns and irregular regions.
#pragma once

#include <vector>

#include "sudoku/conditions/condition_adder.h"

namespace quadrille::sudoku {

/// The first n rows (or columns) together hold each digit n times, and so do any n regions. If both nearly
/// cover each other, the cells left over on either side hold the same digits, with the same multiplicities.
/// Adds these as implied conditions.
///
/// The conditions so far must be the rows, the columns, and the regions in their order.
///
/// regions: the cells of each.
void add_leftovers(const std::vector<std::vector<int>>& regions, ConditionAdder& add);

}  // namespace quadrille::sudoku
