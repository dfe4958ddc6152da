// Generate and test: solving without constraint propagation. For teaching and comparison only.
#pragma once

#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// The cells without a given are filled in reading order, each with every candidate in turn, and only full
/// grids are tested: the classic first program of a course. Takes d^k grids for k empty cells of d
/// candidates.
///
/// The result's nodes are the full grids that were tried, its failures those that were not solutions. Of the
/// limits, the number of nodes, the time and the stop token apply.
[[nodiscard]] SolveResult generate_and_test(const Puzzle& puzzle, const cp::Limits& limits,
                                            const OnSolution& on_solution);

}  // namespace quadrille::sudoku
