#include "sudoku/explain/check.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/sort.h"
#include "sudoku/explain/conflict_set.h"
#include "sudoku/explain/use_names.h"

namespace quadrille::sudoku {

namespace {

/// Whether each clue of the puzzle can be satisfied by itself, as far as a quick test tells. Without rules,
/// one grid of the shape gives, by exchanging digits, a grid for each given and each non-empty restriction;
/// and lines and boxes admit a grid.
bool each_clue_stands(const Puzzle& puzzle) {
  const bool has_grid = puzzle.layout().has_full_lines() && puzzle.rules().empty() &&
                        (!puzzle.has_regions() || (puzzle.has_boxes() && puzzle.has_full_regions()));
  if (!has_grid) return false;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (puzzle.candidates(cell) == 0) return false;
  return true;
}

std::optional<Contradiction> find_contradiction(const Puzzle& puzzle, const Conditions& conditions) {
  for (const Condition& condition : conditions.stated()) {
    const auto cells = condition.visit([&](const auto& kind) { return kind.clash(puzzle.givens()); });
    if (!cells) continue;
    const Origin& part = *condition.origin;
    Contradiction found{cells->first, cells->second, UseNames(puzzle, conditions).of_part(part), {}};
    if (part.use != Origin::kShape) found.rule = Clue{Clue::Kind::rule, part.use};
    found.smallest = each_clue_stands(puzzle);
    return found;
  }
  return std::nullopt;
}

/// The clues that exclude all digits of such a cell, in a puzzle without contradiction.
std::vector<Clue> clues_that_exclude_all(int cell, const Puzzle& puzzle, const Conditions& conditions) {
  std::vector<Clue> clues;
  const Digits candidates = puzzle.candidates(cell);
  if (puzzle.given(cell) != 0 && candidates != 0) clues.push_back({Clue::Kind::given, cell});
  Digits left = conditions.candidates[at(cell)];
  for (const auto house : houses_of(conditions)) {
    if (std::ranges::find(house, cell) == house.end()) continue;
    for (const int other : house) {
      if (puzzle.given(other) == 0 || (left & digit_bit(puzzle.given(other))) == 0) continue;
      left &= ~digit_bit(puzzle.given(other));
      clues.push_back({Clue::Kind::given, other});
    }
  }
  sort_range(clues, {}, &Clue::number);
  if (candidates != puzzle.all_digits()) clues.push_back({Clue::Kind::candidates, cell});
  return clues;
}

/// A cell without candidates; in a puzzle without rules, together with the givens that it sees.
std::optional<NoCandidate> find_no_candidate(const Puzzle& puzzle, const Conditions& conditions) {
  std::vector<Digits> left = conditions.candidates;
  if (puzzle.rules().empty())
    for (const Condition& condition : conditions.stated())
      condition.visit([&](const auto& kind) { kind.narrow(puzzle.givens(), left); });
  const auto found = std::ranges::find(left, Digits{0});
  if (found == left.end()) return std::nullopt;
  const int cell = static_cast<int>(found - left.begin());
  return NoCandidate{cell, clues_that_exclude_all(cell, puzzle, conditions)};
}

Several compare(Grid first, Grid second) {
  std::vector<int> differing;
  for (std::size_t cell = 0; cell < first.size(); ++cell) {
    if (first[cell] != second[cell]) differing.push_back(static_cast<int>(cell));
  }
  return {std::move(first), std::move(second), std::move(differing)};
}

/// A given can be dropped if no solution of the other givens has another digit in its cell.
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

std::optional<Contradiction> find_contradiction(const Puzzle& puzzle, const cp::Limits& limits) {
  const auto conditions = conditions_within(puzzle, limits.started());
  return conditions ? find_contradiction(puzzle, *conditions) : std::nullopt;
}

CheckReport check(const Puzzle& puzzle, const SolveOptions& options_of_call, bool minimal) {
  const SolveOptions options = options_of_call.started();
  CheckReport report;
  const auto within = conditions_within(puzzle, options.limits);
  if (!within) {
    report.verdict = Unknown{};
    return report;
  }
  const Conditions& conditions = *within;
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
    report.verdict = find_conflict(puzzle, conditions, clues_of(puzzle), options, report.statistics);
  } else {
    report.verdict = Unique{std::move(solutions[0])};
    if (minimal) find_droppable(puzzle, solver, report);
  }
  return report;
}

}  // namespace quadrille::sudoku
