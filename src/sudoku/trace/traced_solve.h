// The constraints at work: X, D and C, each removal with the constraint that made it, and the search tree.
#pragma once

#include <functional>
#include <string>

#include "sudoku/trace/trace_writer.h"

namespace quadrille::sudoku {

/// Solves as Solver::solve does; the writer appends everything that happens to `out`, but not the end, which
/// it can be told by the result. `on_event` is called now and then and may take away what `out` has.
[[nodiscard]] SolveResult traced_solve(const Puzzle& puzzle, const SolveOptions& options, TraceWriter& writer,
                                       std::string& out, const std::function<void()>& on_event,
                                       const OnSolution& on_solution);

}  // namespace quadrille::sudoku
