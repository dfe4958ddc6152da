// Lists of cells that all have one sum.
#pragma once

#include <vector>

#include "sudoku/puzzle/conditions.h"

namespace quadrille::sudoku {

/// Sums of values, one for each list but the shortest, which stands for the sum that nobody knows. Lists may
/// have cells in common.
[[nodiscard]] std::vector<ConditionKind> equal_sums(const std::vector<std::vector<int>>& lists);

}  // namespace quadrille::sudoku
