// Sums that say more when they are added up.
#pragma once

#include <cstddef>
#include <vector>

#include "sudoku/conditions/sum.h"
#include "sudoku/puzzle/conditions.h"
#include "sudoku/solve/different_cells.h"

namespace quadrille::sudoku {

struct CombinedSum {
  Sum sum;
  std::vector<std::size_t> conditions;  // whose sums it adds up, by their index
};

/// Two neighbouring diagonals have five cells in a box, three of the one and two of the other:
///
///   a b .      a + a + a is at most 9 + 8 + 7 = 24, b + b is at most 9 + 8 = 17. But all five differ,
///   . a b      so together they are at most 9 + 8 + 7 + 6 + 5 = 35, not 41.
///   . . a
///
/// So if both totals are great, or both small, their sum leaves less freedom than each total does. Adds up
/// such pairs, and goes on with what results, as long as that leaves less. No two of the sums have a cell in
/// common, and each has cells in several houses: sums of cells in one house are left to innies and outies
/// (sudoku/puzzle/innies.h).
[[nodiscard]] std::vector<CombinedSum> combined_sums(const Conditions& conditions,
                                                     const DifferentCells& different);

}  // namespace quadrille::sudoku
