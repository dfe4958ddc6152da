// What portfolios and the workers of parallel searches ask of a search that learns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "cp/branching.h"
#include "cp/learning/clause_pool.h"
#include "cp/limits.h"
#include "cp/literal.h"
#include "cp/restarts.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

class Learner {
 public:
  Learner() = default;
  Learner(const Learner&) = delete;
  Learner& operator=(const Learner&) = delete;
  virtual ~Learner() = default;

  /// Finds the next solution, which the store holds then; none is found twice.
  [[nodiscard]] virtual SearchResult next(const Limits& limits) = 0;
  /// Gives the levels of the store back, except one perhaps. Unless solutions are no longer excluded by
  /// clauses, the search may find the solution again that it found just before.
  virtual void pause() = 0;
  /// Call this after a pause, before next(). `found` has the solutions of another search meanwhile.
  virtual void take_up(const FoundBefore& found) = 0;

  /// Continues with other assumptions, and keeps what was learnt. It may be called after an exhausted search
  /// too, unless that is_refuted(). The search may then find the last solution again, and all those that no
  /// clause excludes.
  virtual void assume(std::span<const Literal> assumptions) = 0;
  /// Whether no assumptions lead to further solutions.
  [[nodiscard]] virtual bool is_refuted() const = 0;
  /// Whether no clauses exclude the solutions that are found from now on.
  [[nodiscard]] virtual bool goes_by_branches() const = 0;
  /// The disjoint parts that are left to search. A part is a list of facts that hold in it, with the
  /// assumptions. Solutions that were found lie in no part, except those that clauses exclude.
  [[nodiscard]] virtual std::vector<std::vector<Literal>> rest() = 0;
  /// Shares learnt clauses with other searches of the same model. Not for searches that minimise. The pool
  /// must outlive the search.
  virtual void share(ClausePool& pool) = 0;

  /// After an exhausted search that found no solution: assumptions that cannot hold together.
  [[nodiscard]] virtual std::span<const Literal> core() const = 0;
  /// For each variable of the store, the sum of the activities of its atoms.
  [[nodiscard]] virtual std::vector<double> activities() const = 0;
  /// Bytes that the search holds.
  [[nodiscard]] virtual std::size_t memory() const = 0;

  /// How many of the decisions before a failure its learnt clause mentions, on average, from 0 to 1. If it is
  /// near 1, the clauses prune little more than going back does. A search that is guided now and then counts
  /// only these times.
  [[nodiscard]] double share_of_decisions() const {
    return levels_before_failures_ == 0
               ? 1
               : static_cast<double>(levels_learnt_) / static_cast<double>(levels_before_failures_);
  }

 protected:
  static constexpr Restarts kOwnRestarts{Restarts::Kind::luby, 128};
  // How many clauses that may be thrown away there are when that is done, the first time and later.
  static constexpr std::size_t kFirstReduction = 4000;
  static constexpr std::size_t kReductionStep = 300;
  static constexpr std::size_t kLastReduction = 40'000;

  /// A failure at this level taught a clause that mentions so many levels.
  void note_share(std::uint64_t learnt, std::uint64_t level) {
    levels_learnt_ += learnt;
    levels_before_failures_ += level;
  }

 private:
  std::uint64_t levels_learnt_ = 0, levels_before_failures_ = 0;
};

/// The search that suits the model and the options. The arguments are those of TreeSearch; all but the
/// branchings and what was found must outlive it. Propagates the store. Solutions in `found` are not found
/// again.
[[nodiscard]] std::unique_ptr<Learner> make_learner(Store& store, const std::vector<Branching>& branchings,
                                                    const SearchOptions& options, Statistics& statistics,
                                                    const FoundBefore& found = {});

}  // namespace quadrille::cp
