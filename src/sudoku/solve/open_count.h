// Counts the solutions of one grid with many solutions: its search tree is split into parts, which the lanes
// of the bulk kernel search in parallel.
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

/// Solutions are rare in a grid if the kernel branches more often than this for each.
inline constexpr std::uint64_t kBranchesPerSolution = 64;

struct OpenGrid {
  const Puzzle& puzzle;
  lanes::Shape shape;  // the puzzle's shape; see lanes_shape()
  /// Disjoint parts with all solutions, as facts that a cell, which is the variable with its index, has a
  /// digit.
  std::vector<cp::Cube> parts;
  std::uint64_t branches;  // see OpenGridOptions
};

struct OpenCount {
  SolveResult result;          // without the parts that are left
  std::vector<cp::Cube> left;  // parts with rare solutions: the kernel, which does not learn, is not suitable
                               // for them
};

/// Counts solutions, at most `limit` (at least 1). Of the limits, the time and the stop token apply. progress
/// is called with the count so far from time to time, in the calling thread. In the statistics a propagation
/// is a sweep over all lanes.
[[nodiscard]] OpenCount count_open(const OpenGrid& grid, std::uint64_t limit, const cp::Limits& limits,
                                   int threads, const std::function<void(std::uint64_t)>& progress);

}  // namespace quadrille::sudoku
