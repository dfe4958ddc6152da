// Cells that differ and hold one of a few sets of digits, such as a cage or a renban: other cells that see
// all these cells hold none of the digits that all the sets have in common.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "cp/forward.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/posting/different_cells.h"

namespace quadrille::sudoku {

/// Three or more cells that differ, and the sets of digits that they can hold: a few sets, without the set of
/// all digits.
struct DigitSets {
  std::vector<int> cells;
  std::vector<Digits> sets;
  std::vector<std::size_t> conditions;  // indices of the conditions that imply it
};

/// For each sum and each table of cells that differ, and for the relations of one part if all its pairs of
/// cells have the same pairs of digits. is_over(): whether to end early, with those found so far.
[[nodiscard]] std::vector<DigitSets> digit_sets(const Conditions& conditions, const DifferentCells& different,
                                                const std::function<bool()>& is_over);

/// Removes digits from other cells that see these cells.
[[nodiscard]] std::unique_ptr<cp::Constraint> locked_sets(const DigitSets& sets,
                                                          const DifferentCells& different,
                                                          std::span<const cp::IntVar> cells);

}  // namespace quadrille::sudoku
