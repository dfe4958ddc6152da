#include "sudoku/explain/check.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "sudoku/explain/conflict_set.h"

namespace quadrille::sudoku {

namespace {

std::optional<Contradiction> find_contradiction(const Puzzle& puzzle, const Conditions& conditions) {
  for (const Condition& condition : conditions.stated()) {
    const auto cells = condition.visit([&](const auto& kind) { return kind.clash(puzzle.givens()); });
    if (cells) return Contradiction{cells->first, cells->second, condition.origin->label};
  }
  return std::nullopt;
}

/// A cell for which nothing is left; without rules, next to the givens that it sees.
std::optional<NoCandidate> find_no_candidate(const Puzzle& puzzle, const Conditions& conditions) {
  std::vector<Digits> left = conditions.candidates;
  if (puzzle.rules().empty())
    for (const Condition& condition : conditions.stated())
      condition.visit([&](const auto& kind) { kind.narrow(puzzle.givens(), left); });
  const auto cell = std::ranges::find(left, Digits{0});
  if (cell == left.end()) return std::nullopt;
  return NoCandidate{static_cast<int>(cell - left.begin())};
}

Several compare(Grid first, Grid second) {
  std::vector<int> differing;
  for (std::size_t cell = 0; cell < first.size(); ++cell) {
    if (first[cell] != second[cell]) differing.push_back(static_cast<int>(cell));
  }
  return {std::move(first), std::move(second), std::move(differing)};
}

/// A given can be dropped when no grid has another digit in its place and holds the others.
void find_droppable(Puzzle puzzle, Solver& solver, CheckReport& report) {
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int digit = puzzle.given(cell);
    if (digit == 0) continue;
    const Digits candidates = puzzle.candidates(cell);
    puzzle.set_given(cell, 0);
    puzzle.restrict_candidates(cell, candidates & ~digit_bit(digit));
    const FirstSolution others = solver.first_solution(puzzle);
    puzzle.restrict_candidates(cell, candidates);
    puzzle.set_given(cell, digit);
    report.statistics += others.statistics;
    if (others.ending == Ending::complete) report.droppable_givens.push_back(cell);
    if (others.ending == Ending::stopped) report.all_droppable = false;
  }
}

}  // namespace

std::optional<Contradiction> find_contradiction(const Puzzle& puzzle) {
  return find_contradiction(puzzle, conditions_of(puzzle));
}

CheckReport check(const Puzzle& puzzle, const SolveOptions& options, bool minimal) {
  CheckReport report;
  const Conditions conditions = conditions_of(puzzle);
  if (auto contradiction = find_contradiction(puzzle, conditions)) {
    report.verdict = std::move(*contradiction);
    return report;
  }
  if (const auto no_candidate = find_no_candidate(puzzle, conditions)) {
    report.verdict = *no_candidate;
    return report;
  }

  Solver solver(options);
  std::vector<Grid> solutions;
  const SolveResult result = solver.solve(puzzle, [&](const Grid& grid) {
    solutions.push_back(grid);
    return solutions.size() < 2;
  });
  report.statistics = result.statistics;
  if (solutions.size() == 2) {
    report.verdict = compare(std::move(solutions[0]), std::move(solutions[1]));
  } else if (result.ending == Ending::stopped) {
    report.verdict = solutions.empty() ? Unknown{} : Unknown{std::move(solutions[0])};
  } else if (solutions.empty()) {
    report.verdict = find_conflict(puzzle, clues_of(puzzle), options, report.statistics);
  } else {
    report.verdict = Unique{std::move(solutions[0])};
    if (minimal) find_droppable(puzzle, solver, report);
  }
  return report;
}

bool is_solution(const Conditions& conditions, const Grid& grid) {
  if (grid.size() != conditions.candidates.size()) return false;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    if (grid[cell] < 1 || grid[cell] > conditions.layout.digits) return false;
    if ((conditions.candidates[cell] & digit_bit(grid[cell])) == 0) return false;
  }
  return std::ranges::all_of(conditions.stated(), [&](const Condition& condition) {
    return condition.visit([&](const auto& kind) { return kind.holds(grid); });
  });
}

}  // namespace quadrille::sudoku
