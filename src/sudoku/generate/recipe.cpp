#include "sudoku/generate/recipe.h"

#include <algorithm>
#include <string>

#include "sudoku/generate/random_regions.h"
#include "sudoku/generate/symmetry.h"
#include "sudoku/solve/lanes_shape.h"

namespace quadrille::sudoku {

namespace {

/// The rules that the options name, and those that a rule of the puzzle requires to be complete.
DrawnRules drawn_of(const Puzzle& kind, const GenerateOptions& options) {
  DrawnRules drawn{{}, {}, kind};
  const auto add = [](const Rule* rule, std::vector<const Rule*>& list) {
    if (std::ranges::find(list, rule) == list.end()) list.push_back(rule);
  };
  for (const std::string& name : options.drawn_rules) add(find_rule(name), drawn.rules);
  std::vector<bool> keeps;
  for (const RuleUse& use : kind.rules()) {
    const Rule& rule = *find_rule(kind, use.name);
    keeps.push_back(rule.completes.empty());
    for (const std::string_view name : rule.completes) {
      add(find_rule(name), drawn.rules);
      add(find_rule(name), drawn.completed);
    }
  }
  drawn.for_grids.keep_rules(keeps);
  return drawn;
}

Solver random_solver(const Puzzle& kind, const GenerateOptions& options) {
  constexpr std::uint64_t kNodesPerCell = 20;
  SolveOptions solve{
      .variable_order = cp::VariableOrder::first_fail, .value_order = cp::ValueOrder::random, .limits = {}};
  solve.limits.nodes = kNodesPerCell * static_cast<std::uint64_t>(kind.cell_count());
  solve.limits.stop = options.stop;
  return Solver(solve);
}

}  // namespace

std::optional<std::pair<Puzzle, Grid>> Recipe::begin(Random& random) {
  constexpr int kMostAttempts = 100;
  for (int attempt = 0; attempt < kMostAttempts && !options.stop.stop_requested(); ++attempt) {
    Puzzle puzzle = kind, for_grid = drawn.for_grids;
    if (options.random_regions) {
      const auto regions = random_regions(kind.size(), random);
      if (!puzzle.set_regions(regions) || !for_grid.set_regions(regions)) continue;
    }
    solver.set_seed(random.next());
    FirstSolution first = solver.first_solution(for_grid);
    if (first.grid) return std::pair(std::move(puzzle), *std::move(first.grid));
    if (first.ending == Ending::complete && !options.random_regions) return std::nullopt;
  }
  return std::nullopt;
}

Recipe recipe_of(const Puzzle& kind, const GenerateOptions& options) {
  DrawnRules drawn = drawn_of(kind, options);
  // The kernel does not support clues, and needs the same shape for all puzzles.
  const bool is_for_kernel = drawn.rules.empty() && !options.random_regions;
  return {kind,
          options,
          orbits_of(kind.layout(), options.symmetry),
          std::move(drawn),
          is_for_kernel ? lanes_shape(kind) : std::nullopt,
          random_solver(kind, options)};
}

}  // namespace quadrille::sudoku
