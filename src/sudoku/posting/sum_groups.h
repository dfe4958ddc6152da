// Sums over groups of cells that differ, for which propagation infers more than for single cells.
#pragma once

#include <memory>
#include <span>

#include "cp/forward.h"
#include "sudoku/conditions/sum.h"
#include "sudoku/posting/different_cells.h"

namespace quadrille::sudoku {

/// The constraint of a sum over groups of cells that differ and have the same factor, each group as large as
/// the next cells allow; null if all cells with the same factor may be equal, or if there are too many sets
/// of digits. The cells' variables have digits from 1 on.
[[nodiscard]] std::unique_ptr<cp::Constraint> sum_in_groups(const Sum& sum, const DifferentCells& different,
                                                            const cp::Store& store,
                                                            std::span<const cp::IntVar> cells);

}  // namespace quadrille::sudoku
