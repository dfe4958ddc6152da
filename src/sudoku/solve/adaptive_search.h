// Adaptive search: repairs a full grid until no rule is broken. It finds, and never proves.
#pragma once

#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// Constraint-based local search after Codognet and Diaz, "Yet another local search method for constraint
/// solving", SAGA 2001. The rows are permutations of the digits at all times. Each cell has an error: how
/// many of its rules it breaks. The worst cell exchanges digits with that cell of its row with which the
/// fewest breaches are left; where that is no gain the cell is left alone for a while, and when many are,
/// some rows are shuffled.
///
/// Reports one solution at most; there may be more, or none where none is found: the ending is never
/// `complete`. Besides the time and the stop token the limit on nodes ends it, an exchange each, by default
/// kMostExchanges. Statistics: nodes are exchanges, failures local minima, restarts shuffles.
[[nodiscard]] SolveResult adaptive_search(const Puzzle& puzzle, const SolveOptions& options,
                                          const OnSolution& on_solution);

inline constexpr std::uint64_t kMostExchanges = 10'000'000;

}  // namespace quadrille::sudoku
