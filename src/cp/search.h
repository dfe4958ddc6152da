// Search over a store: one solution at a time, so that whoever asks may stop, or come back for the next.
//
//   Search      the root, limits and statistics: what callers see
//   Portfolio   who searches: the mode's search, or two in turns
//   TreeSearch  LearningSearch   how to search: by going back one decision, or by learning from each failure
//   Brancher    where to branch, and which value first
//   Store       what follows from a decision
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "cp/brancher.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

class Portfolio;

/// Propagates at the store's level at its making, owns the levels above, and gives them back at its end.
/// The store must outlive it; its observer is told of nodes. Threads: the one that uses the store.
class Search {
 public:
  using Result = SearchResult;

  /// Variables outside the branchings are left to propagation.
  Search(Store& store, std::vector<Branching> branchings, SearchOptions options = {});
  ~Search();
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  /// The next solution; none is found twice.
  [[nodiscard]] Result next();

  /// Lets a search that a limit ended go on. They still count from the search's beginning.
  void set_limits(const Limits& limits) { limits_ = limits; }

  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

  /// After an exhausted free search that found no solution: assumptions that cannot hold together.
  [[nodiscard]] std::span<const Literal> core() const;

  /// By variable, how often it took part in recent conflicts; empty where no clauses are learnt, or no
  /// longer.
  [[nodiscard]] std::vector<double> activities() const;

 private:
  [[nodiscard]] Result run();
  [[nodiscard]] bool enter_root();

  Store& store_;
  Limits limits_;
  Statistics statistics_;
  LimitWatch watch_;
  std::uint32_t root_;  // the store's level at the making
  bool is_fresh_ = true;
  bool is_possible_ = true;  // what follows at the root does not exclude every solution
  std::unique_ptr<Portfolio> portfolio_;
};

}  // namespace quadrille::cp
