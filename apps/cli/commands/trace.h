// Shows the constraints at work: X, D and C, each removal with the constraint that made it, and the search
// tree.
#pragma once

#include <string_view>

#include "cli/bulk/batch.h"
#include "options/values.h"
#include "sudoku/solve/solve.h"

namespace quadrille::cli {

/// Solves as Solver::solve does, and writes all events into the reply.
[[nodiscard]] sudoku::SolveResult traced_solve(const sudoku::Puzzle& puzzle,
                                               const sudoku::SolveOptions& options, options::TraceStyle style,
                                               Reply& reply, const sudoku::OnSolution& on_solution);

}  // namespace quadrille::cli
