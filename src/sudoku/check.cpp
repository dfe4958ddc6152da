#include "sudoku/check.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "sudoku/conflict_set.h"

namespace quadrille::sudoku {

namespace {

std::optional<Contradiction> find_contradiction(const Puzzle& puzzle, const Model& model) {
  for (const House& house : model.houses) {
    std::array<int, kMaxSize + 1> holder;
    holder.fill(-1);
    for (const int cell : house.cells) {
      const int digit = puzzle.given(cell);
      if (digit == 0) continue;
      if (const int other = std::exchange(holder[at(digit)], cell); other != -1) {
        return Contradiction{std::min(cell, other), std::max(cell, other), house.name};
      }
    }
  }
  for (const auto& [a, b, offset, rule] : model.differences) {
    if (puzzle.given(a) == 0 || puzzle.given(b) == 0 || puzzle.given(a) != puzzle.given(b) + offset) continue;
    return Contradiction{std::min(a, b), std::max(a, b), rule};
  }
  return std::nullopt;
}

/// The digits that cells may hold next to the givens that they see.
std::vector<Digits> candidates_beside_givens(const Puzzle& puzzle, const Model& model) {
  std::vector<Digits> left = model.candidates;
  const auto given_bit = [&](int cell) {
    return puzzle.given(cell) == 0 ? Digits{0} : digit_bit(puzzle.given(cell));
  };
  for (const House& house : model.houses) {
    Digits taken = 0;
    for (const int cell : house.cells) taken |= given_bit(cell);
    for (const int cell : house.cells) left[at(cell)] &= ~taken | given_bit(cell);
  }
  const auto take_away = [&](int cell, int digit) {
    if (1 <= digit && digit <= model.size) left[at(cell)] &= ~digit_bit(digit);
  };
  for (const auto& [a, b, offset, rule] : model.differences) {
    if (puzzle.given(b) != 0) take_away(a, puzzle.given(b) + offset);
    if (puzzle.given(a) != 0) take_away(b, puzzle.given(a) - offset);
  }
  return left;
}

std::optional<NoCandidate> find_no_candidate(const Puzzle& puzzle, const Model& model) {
  const std::vector<Digits> left = candidates_beside_givens(puzzle, model);
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
    const SolveResult others = solver.solve(puzzle, [](const Grid&) { return false; });
    puzzle.restrict_candidates(cell, candidates);
    puzzle.set_given(cell, digit);
    report.statistics += others.statistics;
    if (others.ending == Ending::complete) report.droppable_givens.push_back(cell);
    if (others.ending == Ending::stopped) report.all_droppable = false;
  }
}

}  // namespace

std::optional<Contradiction> find_contradiction(const Puzzle& puzzle) {
  return find_contradiction(puzzle, model_of(puzzle));
}

CheckReport check(const Puzzle& puzzle, const SolveOptions& options, bool minimal) {
  CheckReport report;
  const Model model = model_of(puzzle);
  if (auto contradiction = find_contradiction(puzzle, model)) {
    report.verdict = std::move(*contradiction);
    return report;
  }
  if (const auto no_candidate = find_no_candidate(puzzle, model)) {
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
    report.verdict = find_conflict(puzzle, options, report.statistics);
  } else {
    report.verdict = Unique{std::move(solutions[0])};
    if (minimal) find_droppable(puzzle, solver, report);
  }
  return report;
}

bool is_solution(const Model& model, const Grid& grid) {
  if (grid.size() != model.candidates.size()) return false;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    if (grid[cell] < 1 || grid[cell] > model.size) return false;
    if ((model.candidates[cell] & digit_bit(grid[cell])) == 0) return false;
  }
  for (const House& house : model.houses) {
    Digits digits = 0;
    for (const int cell : house.cells) digits |= digit_bit(grid[at(cell)]);
    if (static_cast<std::size_t>(count_of(digits)) != house.cells.size()) return false;
  }
  return std::ranges::all_of(model.differences, [&](const Difference& difference) {
    return grid[at(difference.a)] != grid[at(difference.b)] + difference.offset;
  });
}

}  // namespace quadrille::sudoku
