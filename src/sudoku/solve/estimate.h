// About how many solutions a puzzle has, where they are too many to be counted.
#pragma once

#include <cstdint>
#include <functional>

#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// The mean of random weights that may be greater than any double: they are given by their logarithms, to
/// the base e. A value.
class LogMean {
 public:
  void add_zero() { ++count_; }
  void add(double log_weight);

  [[nodiscard]] std::uint64_t count() const { return count_; }
  /// How many weights were not zero.
  [[nodiscard]] std::uint64_t hits() const { return hits_; }
  /// The logarithm of the mean; minus infinity when there were no hits.
  [[nodiscard]] double log() const;
  /// The standard error of the mean, as a part of the mean; 0 without hits.
  [[nodiscard]] double relative_error() const;

 private:
  std::uint64_t count_ = 0;
  std::uint64_t hits_ = 0;
  double scale_ = 0;  // sums are of weights divided by its exponential
  double sum_ = 0;
  double squares_ = 0;  // the sum of squares
};

struct Estimate {
  LogMean solutions;         // by probes
  LogMean nodes;             // of the search tree, its root among them
  bool is_exact = false;     // propagation alone has settled the puzzle: no or one solution
  bool was_stopped = false;  // by the time limit or the stop token, before all probes were made
  cp::Statistics statistics;
};

/// The method of Knuth, "Estimating the efficiency of backtrack programs", 1975: a probe goes down the search
/// tree at random, with propagation, and where it ends at a solution weighs as much as the numbers of
/// branches it passed multiply to; the expected weight is the number of solutions. `progress`, if any, is
/// told of the estimate so far after each probe.
[[nodiscard]] Estimate estimate(const Puzzle& puzzle, std::uint64_t probes, const SolveOptions& options = {},
                                const std::function<void(const LogMean&)>& progress = {});

}  // namespace quadrille::sudoku
