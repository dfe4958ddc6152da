// Estimates the number of solutions of a puzzle with too many to count.
#pragma once

#include <cstdint>
#include <functional>

#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// The mean of random weights that may exceed the range of double: they are given by their natural
/// logarithms. A value.
class LogMean {
 public:
  void add_zero() { ++count_; }
  void add(double log_weight);

  [[nodiscard]] std::uint64_t count() const { return count_; }
  /// The number of weights that were not zero.
  [[nodiscard]] std::uint64_t hits() const { return hits_; }
  /// The natural logarithm of the mean; minus infinity if there were no hits.
  [[nodiscard]] double log() const;
  /// The standard error of the mean, relative to the mean; 0 without hits.
  [[nodiscard]] double relative_error() const;

 private:
  std::uint64_t count_ = 0;
  std::uint64_t hits_ = 0;
  double scale_ = 0;  // the sums are of weights divided by exp(scale_)
  double sum_ = 0;
  double squares_ = 0;  // the sum of squares
};

struct Estimate {
  LogMean solutions;         // over the probes
  LogMean nodes;             // of the search tree, including its root
  bool is_exact = false;     // propagation by itself decided the puzzle: zero solutions or one
  bool was_stopped = false;  // by the time limit or the stop token, before all probes were made
  cp::Statistics statistics;
};

/// The method of Knuth, "Estimating the efficiency of backtrack programs", 1975: a probe descends the search
/// tree at random, with propagation. If it ends at a solution, its weight is the product of the numbers of
/// branches on its path, otherwise 0; the expected weight is the number of solutions. `progress`, if given,
/// is called with the estimate so far after each probe.
[[nodiscard]] Estimate estimate(const Puzzle& puzzle, std::uint64_t probes, const SolveOptions& options = {},
                                const std::function<void(const LogMean&)>& progress = {});

}  // namespace quadrille::sudoku
