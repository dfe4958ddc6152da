// Sums that infer more when they are added.
#pragma once

#include <cstddef>
#include <vector>

#include "sudoku/conditions/conditions.h"
#include "sudoku/conditions/sum.h"
#include "sudoku/posting/different_cells.h"

namespace quadrille::sudoku {

struct CombinedSum {
  Sum sum;
  std::vector<std::size_t> conditions;  // the indices of the added sums
};

/// Two neighbouring diagonals have five cells in a box, three of one and two of the other:
///
///   a b .      a + a + a is at most 9 + 8 + 7 = 24, b + b is at most 9 + 8 = 17. But all five differ,
///   . a b      so together they are at most 9 + 8 + 7 + 6 + 5 = 35, not 41.
///   . . a
///
/// So if both totals are large, or both small, their sum is stronger than each of them. Adds such pairs, and
/// continues with the results, as long as they become stronger. No two of the sums have a cell in common, and
/// each has cells in several houses: sums of cells in one house are handled as innies and outies
/// (sudoku/conditions/innies.h).
[[nodiscard]] std::vector<CombinedSum> combined_sums(const Conditions& conditions,
                                                     const DifferentCells& different);

}  // namespace quadrille::sudoku
