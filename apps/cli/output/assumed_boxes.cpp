#include "cli/output/assumed_boxes.h"

#include <fmt/format.h>

#include "cli/output/sentences.h"
#include "cli/process/interrupt.h"
#include "sudoku/solve/solve.h"

namespace quadrille::cli {

namespace {

bool has_solution_without_boxes(sudoku::Puzzle puzzle) {
  constexpr std::uint64_t kMostFailures = 1000;
  if (!puzzle.clear_regions()) return false;
  const sudoku::SolveOptions options{.limits = {.failures = kMostFailures, .stop = interrupt_token()}};
  return sudoku::Solver(options).first_solution(puzzle).grid.has_value();
}

}  // namespace

void note_assumed_boxes(const Entry& entry, Reply& reply) {
  const sudoku::Puzzle& puzzle = *entry.item.puzzle;
  const int size = puzzle.layout().columns;
  const bool is_well_known = size == 4 || size == 9;
  if (!entry.item.has_assumed_boxes || is_well_known || !has_solution_without_boxes(puzzle)) return;
  reply.note(entry.place() + ": " + say::kBoxesWereAssumed(puzzle.box_rows(), puzzle.box_columns()));
}

}  // namespace quadrille::cli
