#include "cli/options/technique_options.h"

#include <chrono>

#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "options/commands/steps.h"
#include "sudoku/puzzle/conditions.h"
#include "sudoku/solve/sentences.h"
#include "techniques/explainer/notation.h"
#include "techniques/sentences.h"

namespace quadrille::cli {

techniques::TechniqueSet TechniqueFlags::allowed() const {
  techniques::TechniqueSet set;
  if (only.empty()) set = techniques::usual_techniques();
  for (const techniques::Technique technique : only) set.set(static_cast<std::size_t>(technique));
  for (const techniques::TechniqueSet& more : also) set |= more;
  for (const techniques::Technique technique : without) set.reset(static_cast<std::size_t>(technique));
  return set;
}

void add_technique_options(CLI::App& command, TechniqueFlags& options) {
  bind(command, options::kScale, options.scale, options::parse_scale);
  bind_each(command, options::kOnly, options.only, options::parse_technique);
  bind_each(command, options::kAlso, options.also, options::parse_techniques_on_request);
  bind_each(command, options::kWithout, options.without, options::parse_technique);
  bind(command, options::kTimeLimit, options.search.time_limit, parse_duration);
}

std::optional<techniques::Position> Starter::begin(const sudoku::Puzzle& puzzle, std::string& why_not,
                                                   ExitCode& exit) {
  exit = ExitCode::no_solution;
  if (puzzle.cell_count() > techniques::kMostCells) {
    why_not = techniques::say::kTooManyCellsForSteps(puzzle.cell_count(), techniques::kMostCells);
    return std::nullopt;
  }
  start_clock();
  const auto count = solvers_.for_next_puzzle().count(puzzle, 2);
  if (count.ending == sudoku::Ending::stopped) {
    why_not = say::kNoAnswer(why_no_more());
    exit = ExitCode::limit_reached;
    return std::nullopt;
  }
  if (count.solutions != 1) {
    why_not = count.solutions == 0 ? sudoku::say::kNoSolution() : techniques::say::kStepsNeedOneSolution();
    return std::nullopt;
  }
  exit = ExitCode::solved;
  return position_of(puzzle);
}

techniques::Position Starter::begin_with_one_solution(const sudoku::Puzzle& puzzle) {
  start_clock();
  return position_of(puzzle);
}

void Starter::start_clock() {
  began_ = std::chrono::steady_clock::now();
  const cp::Limits limits = limits_of(search_).started();
  limits_ = {limits.stop, limits.time};
}

techniques::Position Starter::position_of(const sudoku::Puzzle& puzzle) {
  if (!kind_ || !kind_->is_of_same_kind(puzzle)) {
    board_ = std::make_shared<const techniques::Board>(sudoku::conditions_of(puzzle));
    kind_ = puzzle;
  }
  return techniques::position_of(puzzle, board_);
}

std::optional<techniques::explainer::Marks> Starter::marks_of(const techniques::Position& position,
                                                              std::string& why_not, ExitCode& exit) {
  auto marks = techniques::explainer::marks_of(position);
  if (!marks) {
    why_not = techniques::say::kScaleIsForClassicGrids();
    exit = ExitCode::bad_input;
  }
  return marks;
}

}  // namespace quadrille::cli
