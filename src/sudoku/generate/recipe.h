// The data shared by all puzzles that one call of generate() makes.
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

/// The rules whose clues are drawn.
struct DrawnRules {
  std::vector<const Rule*> rules;
  std::vector<const Rule*> completed;  // the rules among them for which another rule says that no clue is
                                       // missing
  /// The kind of puzzle without the rules that complete others: before the clues are drawn they would say
  /// that no clue is true.
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
  std::optional<lanes::Shape> shape;  // the shape of the bulk kernel's grids, if it can be used
  Solver solver;                      // finds random grids

  /// The size for the kernel, or 0.
  [[nodiscard]] int kernel_size() const { return shape ? shape->size : 0; }

  /// The kind of puzzle, with regions if they are random, and a grid that will be the solution of a puzzle of
  /// that kind. Nullopt if none was found.
  [[nodiscard]] std::optional<std::pair<Puzzle, Grid>> begin(Random& random);
};

/// Both arguments must outlive the result, and the options must be valid for the kind.
[[nodiscard]] Recipe recipe_of(const Puzzle& kind, const GenerateOptions& options);

}  // namespace quadrille::sudoku
