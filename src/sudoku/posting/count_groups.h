// Conditions on the numbers of occurrences of digits in the same cells. Together, and with the knowledge
// which of these cells differ, they infer more than each by itself.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "cp/forward.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/posting/different_cells.h"

namespace quadrille::sudoku {

/// Conditions of one part of a rule.
struct CountedDigits {
  std::vector<int> cells;
  std::vector<Word> allowed;            // by digit, from 1: bit n is set if it may occur n times
  std::vector<std::size_t> conditions;  // indices of the conditions
};

/// All conditions of this kind over at most 63 cells, which count_groups() supports.
[[nodiscard]] std::vector<CountedDigits> counted_digits(const Conditions& conditions);

/// A propagator for all of these and the knowledge which cells differ. Null if it would infer no more than
/// the conditions.
[[nodiscard]] std::unique_ptr<cp::Constraint> counts_in_groups(const CountedDigits& counted,
                                                               const DifferentCells& different,
                                                               std::span<const cp::IntVar> cells);

}  // namespace quadrille::sudoku
