// Sums of cells in groups of cells that differ, about which propagation infers more than about each cell by
// itself.
#pragma once

#include <memory>
#include <span>

#include "cp/constraints.h"
#include "cp/store.h"
#include "sudoku/conditions/sum.h"
#include "sudoku/solve/different_cells.h"

namespace quadrille::sudoku {

/// The constraint of a sum over groups of cells that differ and have the same factor, each as large as the
/// next cells allow; null where all cells of each factor may be equal, or where there are too many sets of
/// digits. The cells' variables have digits from 1 on.
[[nodiscard]] std::unique_ptr<cp::Constraint> sum_in_groups(const Sum& sum, const DifferentCells& different,
                                                            const cp::Store& store,
                                                            std::span<const cp::IntVar> cells);

}  // namespace quadrille::sudoku
