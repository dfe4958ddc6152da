// Search by several threads. The tree is cut into cubes, which workers take one after the other. Each worker
// has its own store, keeps the clauses that it learns from cube to cube, and shares the best with the
// others. A worker that finds no cube left gets a part of another worker's cube. If each cube would be as
// hard as the whole, all workers count in the whole until one has finished it. In a build without threads an
// ordinary search finds the same solutions, in another order.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "cp/branching.h"
#include "cp/parallel_options.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

class ParallelSearch {
 public:
  /// Makes a store with the same model at each call; several threads call it at the same time. Nullopt if the
  /// time or the stop token of the search ends it before the store is complete.
  using MakeStore = std::function<std::optional<Store>()>;
  /// The values of the branchings' variables, one after the other.
  using Solution = std::vector<Value>;
  /// Returns whether to go on.
  using OnSolution = std::function<bool(const Solution&)>;

  /// The work of an earlier ordinary search.
  struct Before {
    std::set<Solution> found;
    Statistics statistics;
    std::vector<double> activities;  // by variable; see Search::activities
    std::vector<double> weights;     // by variable; see Store::weights
  };

  struct Setting {
    MakeStore make_store;
    std::vector<Branching> branchings;
    SearchOptions options;
    ParallelOptions parallel;
    Before before;
  };

  /// The variables of the branchings have at most 64 values each, determine all others, and are not
  /// auxiliary. The search must not minimise, and ignores the option first_turn. The limits hold for `before`
  /// and all threads together, memory for each thread's share; nodes and failures are added up after each
  /// turn.
  explicit ParallelSearch(Setting setting);

  /// Calls on_solution, in the calling thread, for all solutions except those found before, until it returns
  /// false; then the result is `solution`. Their order depends only on the arguments, not on the number of
  /// threads: those of a cube come in increasing order or, if there are many, in the order in which an
  /// ordinary search finds them in the calling thread.
  [[nodiscard]] SearchResult list(const OnSolution& on_solution);

  /// Counts all solutions, including those found before, up to `limit`; if it is reached, the result is
  /// `solution`. Calls progress(solutions) from time to time and at the end, in the calling thread.
  [[nodiscard]] SearchResult count(std::uint64_t limit, const std::function<void(std::uint64_t)>& progress);

  /// The work of the earlier search and of all threads since.
  [[nodiscard]] const Statistics& statistics() const { return setting_.before.statistics; }

 private:
  /// Looks for a solution among those that also satisfy options.without_loss; if there is none, there is none
  /// at all.
  [[nodiscard]] SearchResult look_without_loss();

  Setting setting_;
};

}  // namespace quadrille::cp
