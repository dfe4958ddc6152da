// The interface of learning searches for portfolios and the workers of parallel searches.
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

  /// Finds the next solution, which the store then holds; none is found twice.
  [[nodiscard]] virtual SearchResult next(const Limits& limits) = 0;
  /// Releases the levels of the store, except perhaps one. Unless solutions are no longer excluded by
  /// clauses, the search may find the latest solution again.
  virtual void pause() = 0;
  /// Call this after a pause, before next(). `found` has the solutions found by another search in the
  /// meantime.
  virtual void take_up(const FoundBefore& found) = 0;

  /// Continues with other assumptions, and keeps what was learnt. It may be called after an exhausted search
  /// too, unless that is_refuted(). The search may then find the last solution again, and all those that no
  /// clause excludes.
  virtual void assume(std::span<const Literal> assumptions) = 0;
  /// Whether no assumptions lead to further solutions.
  [[nodiscard]] virtual bool is_refuted() const = 0;
  /// Whether the solutions found from now on are excluded without clauses.
  [[nodiscard]] virtual bool goes_by_branches() const = 0;
  /// The disjoint parts that have yet to be searched. A part is a list of facts that hold in it, including
  /// the assumptions. No part contains a solution that was found, except those that clauses exclude.
  [[nodiscard]] virtual std::vector<std::vector<Literal>> rest() = 0;
  /// Shares learnt clauses with other searches of the same model. Not for searches that minimise. The pool
  /// must outlive the search. If the searches count solutions together, the others need not find those that
  /// this one excludes, and clauses that follow from such exclusions are shared too.
  void share(ClausePool& pool, bool counts_together) {
    pool_ = &pool;
    counts_together_ = counts_together;
  }

  /// After an exhausted search that found no solution: assumptions that cannot hold together.
  [[nodiscard]] virtual std::span<const Literal> core() const = 0;
  /// For each variable of the store, the sum of the activities of its atoms.
  [[nodiscard]] virtual std::vector<double> activities() const = 0;
  /// The bytes that the search holds.
  [[nodiscard]] virtual std::size_t memory() const = 0;

  /// The average share, from 0 to 1, of the decisions before a failure that its learnt clause mentions. If it
  /// is near 1, the clauses prune hardly more than backtracking does. A search that is guided only at times
  /// counts only these times.
  [[nodiscard]] double share_of_decisions() const {
    return levels_before_failures_ == 0
               ? 1
               : static_cast<double>(levels_learnt_) / static_cast<double>(levels_before_failures_);
  }

 protected:
  static constexpr Restarts kOwnRestarts{Restarts::Kind::luby, 128};
  // The numbers of disposable clauses that trigger the first reduction and later ones.
  static constexpr std::size_t kFirstReduction = 4000;
  static constexpr std::size_t kReductionStep = 300;
  static constexpr std::size_t kLastReduction = 40'000;

  /// Records that a failure at this level produced a clause that mentions `learnt` levels.
  void note_share(std::uint64_t learnt, std::uint64_t level) {
    levels_learnt_ += learnt;
    levels_before_failures_ += level;
  }

  /// Records that a clause excludes a solution from now on.
  void note_exclusion() { excludes_ = true; }
  /// Shares the clause just learnt with other searches, if it is worth it; literals() makes it.
  template <class F>
  void tell_others(std::uint32_t lbd, F literals) const {
    if (pool_ == nullptr || lbd > ClausePool::kMostLbd || (excludes_ && !counts_together_)) return;
    const std::vector<Literal> facts = literals();
    pool_->put(this, facts, lbd);
  }
  [[nodiscard]] bool has_others() const { return pool_ != nullptr; }
  /// The other search replaces this one.
  void share_in_place(Learner& other) const {
    if (pool_ != nullptr) other.share(*pool_, counts_together_);
  }
  /// Calls f(facts, lbd) for the clauses that others have shared since the last call.
  template <class F>
  void hear_others(F f) {
    if (pool_ != nullptr) pool_->take(this, heard_, f);
  }

 private:
  std::uint64_t levels_learnt_ = 0, levels_before_failures_ = 0;
  ClausePool* pool_ = nullptr;
  std::size_t heard_ = 0;  // the number of the next clause to take from the pool
  bool counts_together_ = false;
  bool excludes_ = false;
};

/// The search that suits the model and the options. The arguments are those of TreeSearch; all but the
/// branchings and the solutions found must outlive it. Propagates the store. Solutions in `found` are not
/// found again. Null if the store's watch cuts the propagation short.
[[nodiscard]] std::unique_ptr<Learner> make_learner(Store& store, const std::vector<Branching>& branchings,
                                                    const SearchOptions& options, Statistics& statistics,
                                                    const FoundBefore& found = {});

}  // namespace quadrille::cp
