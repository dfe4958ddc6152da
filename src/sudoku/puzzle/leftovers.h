// The law of leftovers: what rows, columns and irregular regions imply together.
#pragma once

#include <vector>

#include "sudoku/puzzle/condition_adder.h"

namespace quadrille::sudoku {

/// The first rows (or columns) together hold each digit as often as there are of them, and so do
/// equally many regions. Where both nearly cover each other, the cells left over on either side hold the same
/// digits, each as often. Adds these as implied conditions.
///
/// The conditions so far are the rows, the columns, and the regions in their order.
///
/// regions: the cells of each.
void add_leftovers(const std::vector<std::vector<int>>& regions, ConditionAdder& add);

}  // namespace quadrille::sudoku
