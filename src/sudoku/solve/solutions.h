// One solution of a puzzle, or all of them one after another:
//
//   if (const auto grid = solve_one(puzzle)) use(*grid);
//   for (const Grid& grid : solutions(puzzle)) use(grid);
//
// check.h tells whether a solution is the only one, and why a puzzle has none. Solver is for many puzzles of
// the same shape and rules, for counting, and for several threads.
#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>

#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// A solution of the puzzle, or nullopt if it has none. There may be others.
///
/// The search continues until the answer is known, which may take exponential time (Solver::first_solution
/// takes limits and a stop token). Several threads may call it at the same time.
[[nodiscard]] std::optional<Grid> solve_one(const Puzzle& puzzle);

/// The solutions of a puzzle as a single-pass input range of grids. The search runs only while the next
/// solution is requested; it is freed after the last one, or with the range.
///
/// Lifetime: it keeps its own copy of the puzzle. The grid that an iterator gives is overwritten when the
/// iterator is advanced; copy it to keep it. Iterators live as long as the range, also when the range is
/// moved. Threads: one at a time may use a range; different ranges share nothing.
class SolutionRange {
 public:
  class Iterator;

  /// The options' limits apply to all solutions together; the time begins here. One thread searches, whatever
  /// options.parallel says.
  explicit SolutionRange(const Puzzle& puzzle, const SolveOptions& options = {});
  ~SolutionRange();
  SolutionRange(SolutionRange&&) noexcept;
  SolutionRange& operator=(SolutionRange&&) noexcept;

  /// Finds the first solution, or the next one if it was called before. Each call takes the time of its
  /// search, which is bounded only by the limits.
  [[nodiscard]] Iterator begin();
  [[nodiscard]] static std::default_sentinel_t end() { return {}; }

  /// complete: every solution was delivered. stopped: a limit or the stop token ended the search. Before
  /// that, enough: there may be more.
  [[nodiscard]] Ending ending() const;
  /// The statistics of the search so far.
  [[nodiscard]] const cp::Statistics& statistics() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

class SolutionRange::Iterator {
 public:
  using value_type = Grid;                 // NOLINT(readability-identifier-naming): a standard iterator
                                           // member
  using difference_type = std::ptrdiff_t;  // NOLINT(readability-identifier-naming)

  Iterator() = default;
  const Grid& operator*() const;
  const Grid* operator->() const { return &**this; }
  Iterator& operator++();
  void operator++(int) { ++*this; }
  bool operator==(std::default_sentinel_t) const;

 private:
  friend class SolutionRange;
  explicit Iterator(State& state) : state_(&state) {}

  State* state_ = nullptr;
};

/// All solutions of the puzzle, each once, in an order that depends only on the options: that of
/// Solver::solve with one thread.
[[nodiscard]] inline SolutionRange solutions(const Puzzle& puzzle, const SolveOptions& options = {}) {
  return SolutionRange(puzzle, options);
}

}  // namespace quadrille::sudoku
