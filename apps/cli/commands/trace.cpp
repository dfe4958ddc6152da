#include "cli/commands/trace.h"

#include "cli/output/trace_text.h"
#include "sudoku/trace/traced_solve.h"

namespace quadrille::cli {

sudoku::SolveResult traced_solve(const sudoku::Puzzle& puzzle, const sudoku::SolveOptions& options,
                                 options::TraceStyle style, Reply& reply,
                                 const sudoku::OnSolution& on_solution) {
  const auto writer = style == options::TraceStyle::json ? sudoku::json_trace_writer() : text_trace_writer();
  const auto result =
      sudoku::traced_solve(puzzle, options, *writer, reply.out, [&] { reply.pass_on(); }, on_solution);
  writer->end(result, reply.out);
  return result;
}

}  // namespace quadrille::cli
