// Lists of cells that all have the same sum.
#pragma once

#include <vector>

#include "sudoku/conditions/conditions.h"

namespace quadrille::sudoku {

/// Sums of values, one for each list except the shortest, whose sum they equal; it is not known. Lists may
/// have cells in common.
[[nodiscard]] std::vector<ConditionKind> equal_sums(const std::vector<std::vector<int>>& lists);

}  // namespace quadrille::sudoku
