// Search by several threads. The tree is cut into cubes, which workers take one after the other; each worker
// has a store of its own and keeps what it learns from cube to cube, and short clauses are told to the
// others. A worker that finds no cube left gets a part of another's. In a build without threads an ordinary
// search finds the same solutions, in an order of its own.
#pragma once

#include <functional>
#include <set>
#include <vector>

#include "cp/branching.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

struct ParallelOptions {
  int threads = 1;
  /// In failures, or in solutions: a search that is no longer is not worth several threads.
  std::uint64_t alone = 2000;
  std::size_t cubes = 64;  // at least, where the tree has so many
  /// In failures, or in eight times as many nodes: then a worker looks whether others need work.
  std::uint64_t turn = 200;
  std::size_t most_to_sort = 256;  // solutions of a cube
};

class ParallelSearch {
 public:
  /// Makes a store with the same model whenever it is called, by several threads at the same time.
  using MakeStore = std::function<Store()>;
  /// The values of the branchings' variables, one after the other.
  using Solution = std::vector<Value>;
  /// Whether to go on.
  using OnSolution = std::function<bool(const Solution&)>;

  /// What an ordinary search did before.
  struct Before {
    std::set<Solution> found;
    Statistics statistics;
    std::vector<double> activities;  // by variable; see Search::activities
  };

  struct Setting {
    MakeStore make_store;
    std::vector<Branching> branchings;
    SearchOptions options;
    ParallelOptions parallel;
    Before before;
  };

  /// The variables of the branchings have at most 64 values each, decide all others, and are no auxiliaries.
  /// Nothing is minimised, and the option first_turn counts for nothing. The limits hold for `before` and all
  /// threads together, memory for each thread's share; nodes and failures are added up after each turn.
  explicit ParallelSearch(Setting setting);

  /// Calls on_solution, in the calling thread, for all solutions but those found before, until it returns
  /// false; then the result is `solution`. Their order depends on the arguments alone, not on the number of
  /// threads: those of a cube come in increasing order or, where they are many, as an ordinary search finds
  /// them, in the calling thread.
  [[nodiscard]] SearchResult list(const OnSolution& on_solution);

  /// Counts all solutions, those found before among them, as far as `limit`; then the result is `solution`.
  /// In the end and now and then progress(solutions) is called, in the calling thread.
  [[nodiscard]] SearchResult count(std::uint64_t limit, const std::function<void(std::uint64_t)>& progress);

  /// Of the search before and of all threads since.
  [[nodiscard]] const Statistics& statistics() const { return setting_.before.statistics; }

 private:
  /// Looks for a solution among those that also satisfy options.without_loss; if there is none, there is none
  /// at all.
  [[nodiscard]] SearchResult look_without_loss();

  Setting setting_;
};

}  // namespace quadrille::cp
