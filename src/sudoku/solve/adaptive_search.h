// Adaptive search repairs a full grid until no rule is broken. It can find a solution, but never prove that
// there is none.
#pragma once

#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// Constraint-based local search after Codognet and Diaz, "Yet another local search method for constraint
/// solving", SAGA 2001. The rows are always permutations of the digits. The error of a cell is the number of
/// its rules that it breaks. The worst cell exchanges digits with the cell of its row that leaves the fewest
/// breaches. If that is no improvement, the cell is tabu for a while, and if many cells are, some rows are
/// shuffled.
///
/// Reports at most one solution; the ending is never `complete`, since there may be more solutions, or none
/// even if none is found. The limits are the time, the stop token and the number of nodes, which are
/// exchanges, by default kMostExchanges. Statistics: nodes are exchanges, failures local minima, restarts
/// shuffles.
[[nodiscard]] SolveResult adaptive_search(const Puzzle& puzzle, const SolveOptions& options,
                                          const OnSolution& on_solution);

inline constexpr std::uint64_t kMostExchanges = 10'000'000;

}  // namespace quadrille::sudoku
