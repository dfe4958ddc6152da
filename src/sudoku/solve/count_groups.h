// Conditions that say how often digits occur in the same cells, of which propagation infers more together,
// and from which of these cells differ, than from each by itself.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "cp/constraints.h"
#include "sudoku/puzzle/conditions.h"
#include "sudoku/solve/different_cells.h"

namespace quadrille::sudoku {

/// Conditions of one part of a rule.
struct CountedDigits {
  std::vector<int> cells;
  std::vector<Word> allowed;            // by digit, from 1: bit n says that it may occur n times
  std::vector<std::size_t> conditions;  // their indices
};

/// All of at most 63 cells that count_groups() serves.
[[nodiscard]] std::vector<CountedDigits> counted_digits(const Conditions& conditions);

/// Infers from all of these, and from which cells differ. Null where it would infer nothing that the
/// conditions do not.
[[nodiscard]] std::unique_ptr<cp::Constraint> counts_in_groups(const CountedDigits& counted,
                                                               const DifferentCells& different,
                                                               std::span<const cp::IntVar> cells);

}  // namespace quadrille::sudoku
