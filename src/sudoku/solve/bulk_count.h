// One puzzle alone by the bulk kernel, whose lanes share its search tree.
#pragma once

#include <cstdint>
#include <optional>

#include "cp/limits.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// Counts solutions, at most `limit` (at least 1). Nothing where the kernel is not for such puzzles; see
/// lanes_shape(). Of the limits the time and the stop token end it. In the statistics a propagation is a
/// sweep over all lanes; failures are told only of a search that is complete.
[[nodiscard]] std::optional<SolveResult> bulk_count(const Puzzle& puzzle, std::uint64_t limit,
                                                    const cp::Limits& limits);

}  // namespace quadrille::sudoku
