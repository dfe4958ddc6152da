// One puzzle alone by the bulk kernel, whose lanes share its search tree.
#pragma once

#include <cstdint>

#include "cp/limits.h"
#include "lanes/shape.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

struct BulkCount {
  SolveResult result;
  Grid first{};  // one of the solutions: which one, the processor decides; empty: there was none
};

/// Counts solutions, at most `limit` (at least 1), of a puzzle that has this shape: see lanes_shape(). It
/// ends as stopped after so many branches; of the limits the time and the stop token end it. In the
/// statistics a propagation is a sweep over all lanes; failures are told only of a search that is complete.
[[nodiscard]] BulkCount bulk_count(const Puzzle& puzzle, const lanes::Shape& shape, std::uint64_t limit,
                                   const cp::Limits& limits, std::uint64_t most_branches = cp::Limits::kNone);

}  // namespace quadrille::sudoku
