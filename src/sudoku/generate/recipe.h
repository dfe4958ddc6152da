// What all puzzles that one call of generate() makes have in common.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "lanes/shape.h"
#include "sudoku/generate/generate.h"
#include "sudoku/puzzle/puzzle.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// Which clues are drawn, of which rules.
struct DrawnRules {
  std::vector<const Rule*> rules;
  std::vector<const Rule*> completed;  // those among them of which a rule says that none is missing
  /// The kind without rules that complete others: before the clues are drawn they would say that none is
  /// true.
  Puzzle for_grids;

  [[nodiscard]] bool is_completed(std::string_view rule) const {
    return std::ranges::find(completed, rule, &Rule::name) != completed.end();
  }
};

struct Recipe {
  const Puzzle& kind;
  const GenerateOptions& options;
  std::vector<std::vector<int>> orbits;
  DrawnRules drawn;
  std::optional<lanes::Shape> shape;  // of the bulk kernel's grids, where it can serve
  Solver solver;                      // of random grids

  /// The kernel's, or 0.
  [[nodiscard]] int kernel_size() const { return shape ? shape->size : 0; }

  /// The kind, with regions if they are random, and a grid that is to be the solution of a puzzle of that
  /// kind. Nothing when none was found.
  [[nodiscard]] std::optional<std::pair<Puzzle, Grid>> begin(Random& random);
};

/// Both must outlive it, and the options make sense for the kind.
[[nodiscard]] Recipe recipe_of(const Puzzle& kind, const GenerateOptions& options);

}  // namespace quadrille::sudoku
