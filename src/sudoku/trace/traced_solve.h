// Shows the constraints at work: X, D and C, each removal with the constraint that made it, and the search
// tree.
#pragma once

#include <functional>
#include <string>

#include "sudoku/trace/trace_writer.h"

namespace quadrille::sudoku {

/// Solves as Solver::solve does; the writer appends all events to `out`, except the end, which the caller
/// reports from the result. `on_event` is called from time to time and may consume the contents of `out`.
[[nodiscard]] SolveResult traced_solve(const Puzzle& puzzle, const SolveOptions& options, TraceWriter& writer,
                                       std::string& out, const std::function<void()>& on_event,
                                       const OnSolution& on_solution);

}  // namespace quadrille::sudoku
