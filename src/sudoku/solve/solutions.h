// One solution of a puzzle, or all of them one after another:
//
//   if (const auto grid = solve_one(puzzle)) use(*grid);
//   for (const Grid& grid : solutions(puzzle)) use(grid);
//
// check.h says whether a solution is the only one, and what is wrong with a puzzle that has none. Solver is
// for many puzzles of the same shape and rules, for counting, and for several threads.
#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>

#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// A solution of the puzzle, or nothing when it has none. There may be others.
///
/// The search goes on until it knows; that may take exponential time (Solver::first_solution takes limits and
/// a stop token). It may be called by several threads at the same time.
[[nodiscard]] std::optional<Grid> solve_one(const Puzzle& puzzle);

/// The solutions of a puzzle, to be gone through once: an input range of grids. The search runs only while
/// the next solution is looked for; it is freed after the last one, or with the range.
///
/// Lifetime: it keeps its own copy of the puzzle. The grid that an iterator gives is overwritten when the
/// iterator is advanced; copy it to keep it. Iterators live as long as the range, also when the range is
/// moved. Threads: one at a time may use a range; different ranges share nothing.
class SolutionRange {
 public:
  class Iterator;

  /// The options' limits hold for all solutions together. One thread searches, whatever options.parallel
  /// says.
  explicit SolutionRange(const Puzzle& puzzle, const SolveOptions& options = {});
  ~SolutionRange();
  SolutionRange(SolutionRange&&) noexcept;
  SolutionRange& operator=(SolutionRange&&) noexcept;

  /// Finds the first solution, or the next one when it was called before. Each takes the time of its search,
  /// which has no bound but the limits.
  [[nodiscard]] Iterator begin();
  [[nodiscard]] static std::default_sentinel_t end() { return {}; }

  /// complete: every solution was given. stopped: a limit or the stop token ended the search. Until one of
  /// these, enough: there may be more.
  [[nodiscard]] Ending ending() const;
  /// Of the search so far.
  [[nodiscard]] const cp::Statistics& statistics() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

class SolutionRange::Iterator {
 public:
  using value_type = Grid;                 // NOLINT(readability-identifier-naming): as iterators do
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

/// All solutions of the puzzle, each once, in an order that depends on the options alone: the one of
/// Solver::solve with one thread.
[[nodiscard]] inline SolutionRange solutions(const Puzzle& puzzle, const SolveOptions& options = {}) {
  return SolutionRange(puzzle, options);
}

}  // namespace quadrille::sudoku
