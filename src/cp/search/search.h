// Search over a store: one solution at a time, so that the caller may stop, or come back for the next.
//
//   Search           the interface: the root, limits and statistics
//   Portfolio        selects the search: that of the mode, or two in turns
//   TreeSearch       searches by going back one decision after each failure
//   LearningSearch   searches by learning a clause from each failure
//   Brancher         chooses where to branch, and which value comes first
//   Store            infers the consequences of a decision
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "cp/brancher.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

class Portfolio;

/// Propagates at the store's level at construction, uses the levels above, and releases them at the end. The
/// store must outlive it; the store's observer receives its nodes. Threads: the one that uses the store.
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

  /// Lets a search that a limit ended continue. The limits on nodes, failures and memory still count from the
  /// beginning of the search; the time, as at first, begins with the next call of next().
  void set_limits(const Limits& limits) { limits_ = limits; }

  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

  /// After an exhausted free search that found no solution: assumptions that cannot hold together.
  [[nodiscard]] std::span<const Literal> core() const;

  /// By variable, the frequency of its recent conflicts; empty if the search does not learn, or no longer
  /// does.
  [[nodiscard]] std::vector<double> activities() const;

 private:
  [[nodiscard]] Result run();
  [[nodiscard]] bool enter_root();

  Store& store_;
  Limits limits_;
  Statistics statistics_;
  LimitWatch watch_;
  NodeWatch node_watch_;
  std::uint32_t root_;  // the store's level at the construction
  bool is_fresh_ = true;
  bool is_possible_ = true;  // false: propagation at the root excludes every solution
  std::unique_ptr<Portfolio> portfolio_;
};

}  // namespace quadrille::cp
