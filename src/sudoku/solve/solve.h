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
#include "cp/forward.h"
#include "cp/limits.h"
#include "cp/parallel_options.h"
#include "cp/search_options.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// A grid with many solutions and few failures is open: the bulk kernel counts its solutions faster than the
/// engine does.
struct OpenGridOptions {
  std::uint64_t solutions = 1024;           // from one check by count() whether the grid is open to the next
  std::uint64_t failures_per_solution = 8;  // maximum
  std::size_t parts = 2048;                 // of its search tree, for the kernel
  /// The number of branches of the kernel in a part where solutions are rare before the part is left to the
  /// engine.
  std::uint64_t branches = 4000;
};

/// A grid on which the search fails often may be small enough for the bulk kernel, which does not learn but
/// branches a hundred times as fast. The kernel is tried after this many failures, and again whenever their
/// number has quadrupled, each time from the beginning.
struct HardGridOptions {
  std::uint64_t failures = 2000;
  int most_size = 9;  // of the grid
  /// The number of branches allowed to the kernel for each failure so far: in classic grids, and in others,
  /// for which the kernel is slower. A turn then takes about as long as the search has taken.
  std::uint64_t classic_branches = 300, branches = 50;
};

/// The options of the search. The defaults are the best known for any puzzle.
struct SolveOptions {
  /// Free search ignores both orders. Orders other than the defaults require fixed search.
  cp::SearchMode mode = cp::SearchMode::automatic;
  cp::Consistency consistency = cp::Consistency::automatic;
  /// By default the most crowded cell comes next. If all conditions are houses and sums, it is the cell with
  /// the fewest digits relative to its failures: there clauses teach little, so the tree does most of the
  /// work and must adapt to where it fails. With other rules, the tree tries both orders and keeps the better
  /// one.
  std::optional<cp::VariableOrder> variable_order;
  cp::ValueOrder value_order = cp::ValueOrder::min;
  std::uint64_t seed = 1;  // for the random orders
  cp::Limits limits;       // of each call: end the search early with the results so far
  cp::Observer* observer = nullptr;
  /// With more than one thread, the threads cooperate on each puzzle that takes long. Not available with an
  /// observer, or in a build without threads (kHasThreads in base/threads.h).
  cp::ParallelOptions parallel{};
  OpenGridOptions open{};
  HardGridOptions hard{};

  /// The options of a call that begins now: see TimeLimit::started().
  [[nodiscard]] SolveOptions started() const {
    SolveOptions of_call = *this;
    of_call.limits = limits.started();
    return of_call;
  }
};

/// Why a search ended.
enum class Ending {
  complete,  // every solution was reported
  enough,    // the callback returned false
  stopped,   // a limit or the stop token ended it; there may be more solutions
};

struct SolveResult {
  std::uint64_t solutions = 0;  // number of reported solutions
  Ending ending = Ending::complete;
  cp::Statistics statistics;
};

/// The first solution of a puzzle, and how the search for it ended. Without a grid, the puzzle has no
/// solution if the ending is `complete`; if it is `stopped`, a limit or the stop token came first and the
/// answer is not known.
struct FirstSolution {
  std::optional<Grid> grid;
  Ending ending = Ending::complete;  // enough: a grid was found
  cp::Statistics statistics;
};

/// Called with each solution when it is found; returns whether to continue.
using OnSolution = std::function<bool(const Grid&)>;

/// Solves one puzzle after another; data shared by two consecutive puzzles with the same rules is built once.
/// It copies what it keeps; only its observer and stop source must outlive it. Threads: one at a time.
class Solver {
 public:
  explicit Solver(SolveOptions options = {});
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// Reports each solution once, in the calling thread, in an order that depends only on the options; with
  /// one thread it has one order, with all other numbers of threads another one.
  [[nodiscard]] SolveResult solve(const Puzzle& puzzle, const OnSolution& on_solution);

  /// The first solution that solve() would report.
  [[nodiscard]] FirstSolution first_solution(const Puzzle& puzzle);

  /// Sets the seed of the random orders.
  void set_seed(std::uint64_t seed);

  /// The house or rule of a constraint of the last puzzle: "row 3", "anti_knight"; "clause" for learnt
  /// clauses. In calls of the observer a variable is the index of a cell and a value is a digit.
  [[nodiscard]] std::string_view constraint_name(const cp::Constraint& constraint) const;

  /// Counts solutions, at most `limit`. The result's ending is `enough` if the limit was reached. `progress`,
  /// if given, is called with the count so far from time to time.
  [[nodiscard]] SolveResult count(const Puzzle& puzzle,
                                  std::uint64_t limit = std::numeric_limits<std::uint64_t>::max(),
                                  const std::function<void(std::uint64_t)>& progress = {});

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace quadrille::sudoku
