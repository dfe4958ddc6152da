// Search over a store: one solution at a time, so that the caller may stop, or come back for the next.
//
//   Search           what callers use: the root, limits and statistics
//   Portfolio        decides which search works: that of the mode, or two in turns
//   TreeSearch       searches by going back one decision after each failure
//   LearningSearch   searches by learning a clause from each failure
//   Brancher         chooses where to branch, and which value comes first
//   Store            infers what follows from a decision
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "cp/brancher.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

class Portfolio;

/// Propagates at the level that the store has at the construction, uses the levels above, and takes them back
/// in the end. The store must outlive it; the store's observer is told of nodes. Threads: the one that uses
/// the store.
class Search {
 public:
  using Result = SearchResult;

  /// The search does not branch on variables outside the branchings; propagation must fix them.
  Search(Store& store, std::vector<Branching> branchings, SearchOptions options = {});
  ~Search();
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  /// The next solution; none is found twice.
  [[nodiscard]] Result next();

  /// Lets a search continue that a limit ended. The limits still count from the beginning of the search.
  void set_limits(const Limits& limits) { limits_ = limits; }

  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

  /// After an exhausted free search that found no solution: assumptions that cannot hold together.
  [[nodiscard]] std::span<const Literal> core() const;

  /// By variable, how often it took part in recent conflicts; empty if the search does not learn, or no
  /// longer does.
  [[nodiscard]] std::vector<double> activities() const;

 private:
  [[nodiscard]] Result run();
  [[nodiscard]] bool enter_root();

  Store& store_;
  Limits limits_;
  Statistics statistics_;
  LimitWatch watch_;
  std::uint32_t root_;  // the store's level at the construction
  bool is_fresh_ = true;
  bool is_possible_ = true;  // false: propagation at the root excludes every solution
  std::unique_ptr<Portfolio> portfolio_;
};

}  // namespace quadrille::cp
