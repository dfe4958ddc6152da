// Counts the solutions of one grid that has many: its search tree is cut into parts, which the lanes of the
// bulk kernel search side by side.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "cp/limits.h"
#include "cp/parallel/cubes.h"
#include "lanes/shape.h"
#include "sudoku/puzzle/puzzle.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// Solutions are rare in a grid where the kernel branches more often than this for each.
inline constexpr std::uint64_t kBranchesPerSolution = 64;

struct OpenGrid {
  const Puzzle& puzzle;
  lanes::Shape shape;  // the puzzle's: see lanes_shape()
  /// Disjoint, with all solutions: facts that a cell, which is the variable of its number, has a digit.
  std::vector<cp::Cube> parts;
  std::uint64_t branches;  // see OpenGridOptions
};

struct OpenCount {
  SolveResult result;          // without the parts that are left
  std::vector<cp::Cube> left;  // where solutions are rare: the kernel, which learns nothing, is not for them
};

/// Counts solutions, at most `limit` (at least 1). Of the limits the time and the stop token end it. progress
/// is told the count so far now and then, in the calling thread. In the statistics a propagation is a sweep
/// over all lanes.
[[nodiscard]] OpenCount count_open(const OpenGrid& grid, std::uint64_t limit, const cp::Limits& limits,
                                   int threads, const std::function<void(std::uint64_t)>& progress);

}  // namespace quadrille::sudoku
