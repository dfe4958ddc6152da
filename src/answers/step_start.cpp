#include "answers/step_start.h"

#include "answers/progress.h"
#include "answers/sentences.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/solve/sentences.h"
#include "techniques/sentences.h"

namespace quadrille::answers {

namespace {

/// Enters what a player has entered, which must agree with the solution.
void enter(const sudoku::Puzzle& puzzle, const sudoku::Progress& progress, techniques::Position& position) {
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (const int digit = progress.placed[sudoku::at(cell)]; digit != 0) position.place({cell, digit});
  for (int cell = 0; cell < std::ssize(progress.noted); ++cell)
    for (const int i : Bits(puzzle.all_digits() & ~progress.noted[sudoku::at(cell)]))
      if (position.is_open(cell)) position.remove({cell, i + 1});
}

}  // namespace

std::string NoSteps::sentence(std::string_view why_stopped) const {
  switch (reason) {
    case Reason::too_many_cells: return techniques::say::kTooManyCellsForSteps(cells, techniques::kMostCells);
    case Reason::no_solution: return sudoku::say::kNoSolution();
    case Reason::several_solutions: return techniques::say::kStepsNeedOneSolution();
    case Reason::not_classic: return techniques::say::kScaleIsForClassicGrids();
    case Reason::wrong_progress: return to_mend;
    case Reason::stopped: break;
  }
  return say::kNoAnswer(why_stopped);
}

StepsOr<void> StepStart::begin(const sudoku::Puzzle& puzzle, sudoku::Solver& counter,
                               const techniques::StepLimits& limits) {
  using Reason = NoSteps::Reason;
  const int cells = puzzle.cell_count();
  if (cells > techniques::kMostCells) return tl::unexpected(NoSteps{Reason::too_many_cells, cells});
  const auto count = counter.count(puzzle, 2);
  if (count.solutions > 1) return tl::unexpected(NoSteps{Reason::several_solutions});
  if (count.ending == sudoku::Ending::stopped) return tl::unexpected(NoSteps{Reason::stopped});
  if (count.solutions == 0) return tl::unexpected(NoSteps{Reason::no_solution});
  return begin_with_one_solution(puzzle, limits);
}

StepsOr<void> StepStart::begin(const sudoku::Puzzle& puzzle, const sudoku::Progress& progress,
                               sudoku::Solver& counter, const techniques::StepLimits& limits) {
  if (auto begun = begin(puzzle, counter, limits); !begun) return begun;
  const auto solution = counter.first_solution(puzzle).grid;
  if (!solution) return tl::unexpected(NoSteps{NoSteps::Reason::stopped});
  const ProgressAnswer found = answer_of(puzzle, progress, *solution);
  if (!found.is_right())
    return tl::unexpected(
        NoSteps{.reason = NoSteps::Reason::wrong_progress, .to_mend = found.request_to_mend()});
  enter(puzzle, progress, *position_);
  return {};
}

StepsOr<void> StepStart::begin_with_one_solution(const sudoku::Puzzle& puzzle,
                                                 const techniques::StepLimits& limits) {
  const int cells = puzzle.cell_count();
  if (cells > techniques::kMostCells) return tl::unexpected(NoSteps{NoSteps::Reason::too_many_cells, cells});
  if (!kind_ || !kind_->is_of_same_kind(puzzle)) {
    board_ = std::make_shared<const techniques::Board>(sudoku::conditions_of(puzzle));
    kind_ = puzzle;
  }
  limits_ = limits.started();
  position_ = techniques::position_of(puzzle, board_);
  return {};
}

}  // namespace quadrille::answers
