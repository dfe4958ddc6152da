// Solve, enumerate and count the solutions of a puzzle.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>

#include "base/stop_token.h"
#include "cp/branching.h"
#include "cp/constraints.h"
#include "cp/limits.h"
#include "cp/observer.h"
#include "cp/parallel_search.h"
#include "cp/search_options.h"
#include "sudoku/puzzle/conditions.h"

namespace quadrille::sudoku {

/// A grid with many solutions and few failures is open: the bulk kernel counts its solutions faster than the
/// engine does.
struct OpenGridOptions {
  std::uint64_t solutions = 1024;           // from one look of count() whether the grid is open to the next
  std::uint64_t failures_per_solution = 8;  // at most
  std::size_t parts = 2048;                 // of its search tree, for the kernel
  /// How often the kernel branches in a part where solutions are rare, before it leaves it to the engine.
  std::uint64_t branches = 4000;
};

/// A grid on which the search fails often may be small enough for the bulk kernel, which learns nothing but
/// branches a hundred times as fast. The kernel is asked after so many failures, and again whenever they have
/// become four times as many, each time from the beginning.
struct HardGridOptions {
  std::uint64_t failures = 2000;
  int most_size = 9;  // of the grid
  /// How often the kernel may branch for each failure so far: in classic grids, and in others, for which the
  /// kernel is slower. It then takes about as long as the search has taken.
  std::uint64_t classic_branches = 300, branches = 50;
};

/// How to search. The defaults are the best known for any puzzle.
struct SolveOptions {
  /// Free search follows neither order. Orders other than the defaults ask for fixed search.
  cp::SearchMode mode = cp::SearchMode::automatic;
  cp::Consistency consistency = cp::Consistency::automatic;
  /// By default the most crowded cell comes next or, where all conditions are houses and sums, the one with
  /// the fewest digits for its failures: there failures teach little, so the tree does most of the work, and
  /// must learn by itself where it fails.
  std::optional<cp::VariableOrder> variable_order;
  cp::ValueOrder value_order = cp::ValueOrder::min;
  std::uint64_t seed = 1;  // for the random orders
  cp::Limits limits;       // nodes, failures, time, stop token: ends the search early, with what was found
  cp::Observer* observer = nullptr;
  /// With more than one thread they help each other with each puzzle that takes long. Not with an observer,
  /// and not in a build without threads (kHasThreads in base/threads.h).
  cp::ParallelOptions parallel{};
  OpenGridOptions open{};
  HardGridOptions hard{};
};

/// Why a search ended.
enum class Ending {
  complete,  // every solution was reported
  enough,    // the callback wanted no more
  stopped,   // a limit or the stop token ended it; there may be more solutions
};

struct SolveResult {
  std::uint64_t solutions = 0;  // that were reported
  Ending ending = Ending::complete;
  cp::Statistics statistics;
};

/// The first solution of a puzzle, and how the search for it ended. Without a grid the puzzle has no solution
/// if the ending is `complete`; if it is `stopped`, a limit or the stop token came first and nothing is
/// known.
struct FirstSolution {
  std::optional<Grid> grid;
  Ending ending = Ending::complete;  // enough: there is a grid
  cp::Statistics statistics;
};

/// Called with each solution as it is found; returns whether to go on.
using OnSolution = std::function<bool(const Grid&)>;

/// Solves one puzzle after another; what two puzzles with the same rules share is built once. It copies
/// what it keeps; only its observer and stop source must outlive it. Threads: one at a time.
class Solver {
 public:
  explicit Solver(SolveOptions options = {});
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// Reports each solution once, in the calling thread, in an order that depends on the options alone; for
  /// all numbers of threads but one it is the same.
  [[nodiscard]] SolveResult solve(const Puzzle& puzzle, const OnSolution& on_solution);

  /// The first solution that solve() would report.
  [[nodiscard]] FirstSolution first_solution(const Puzzle& puzzle);

  /// For the random orders, from now on.
  void set_seed(std::uint64_t seed);

  /// The house or rule behind a constraint of the last puzzle: "row 3", "anti_knight"; for what the search
  /// has learnt: "clause". What an observer is told of has the cell's index as its variable and the digit as
  /// its value.
  [[nodiscard]] std::string_view constraint_name(const cp::Constraint& constraint) const;

  /// Counts solutions, at most `limit`. The result's ending is `enough` when the limit was reached.
  /// `progress`, if any, is told the count so far now and then.
  [[nodiscard]] SolveResult count(const Puzzle& puzzle,
                                  std::uint64_t limit = std::numeric_limits<std::uint64_t>::max(),
                                  const std::function<void(std::uint64_t)>& progress = {});

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace quadrille::sudoku
