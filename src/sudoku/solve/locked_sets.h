// Cells that differ and hold one of a few sets of digits, such as a cage or a renban: what all these sets
// have in common, no other cell that sees these cells holds.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "cp/constraints.h"
#include "sudoku/puzzle/conditions.h"
#include "sudoku/solve/different_cells.h"

namespace quadrille::sudoku {

/// Three or more cells that differ, and the sets of digits that they can hold: few, and not of all digits.
struct DigitSets {
  std::vector<int> cells;
  std::vector<Digits> sets;
  std::vector<std::size_t> conditions;  // that say so, by their index
};

/// Of each sum and table of cells that differ, and of the relations of one part, if all its pairs of cells
/// have the same one.
[[nodiscard]] std::vector<DigitSets> digit_sets(const Conditions& conditions,
                                                const DifferentCells& different);

/// Infers from these which digits no cell beside holds.
[[nodiscard]] std::unique_ptr<cp::Constraint> locked_sets(const DigitSets& sets,
                                                          const DifferentCells& different,
                                                          std::span<const cp::IntVar> cells);

}  // namespace quadrille::sudoku
