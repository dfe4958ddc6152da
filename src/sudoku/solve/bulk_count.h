// Counts the solutions of one puzzle with the bulk kernel, whose lanes share its search tree.
#pragma once

#include <cstdint>

#include "cp/limits.h"
#include "lanes/shape.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

struct BulkCount {
  SolveResult result;
  Grid first{};  // one of the solutions, not deterministic; empty if there was none
};

/// Counts solutions, at most `limit` (at least 1), of a puzzle with this shape; see lanes_shape(). Stops
/// after `most_branches` branches; of the limits, the time and the stop token apply. In the statistics a
/// propagation is a sweep over all lanes; failures are given only if the search is complete.
[[nodiscard]] BulkCount bulk_count(const Puzzle& puzzle, const lanes::Shape& shape, std::uint64_t limit,
                                   const cp::Limits& limits, std::uint64_t most_branches = cp::Limits::kNone);

}  // namespace quadrille::sudoku
