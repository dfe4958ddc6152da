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
  /// must outlive the search. If the searches count solutions together, the others need not find those that
  /// this one excludes, and what follows from that is shared too.
  void share(ClausePool& pool, bool counts_together) {
    pool_ = &pool;
    counts_together_ = counts_together;
  }

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

  /// From now on a clause excludes a solution.
  void note_exclusion() { excludes_ = true; }
  /// Tells other searches the clause just learnt, if it is worth it; literals() makes it.
  template <class F>
  void tell_others(std::uint32_t lbd, F literals) const {
    if (pool_ == nullptr || lbd > ClausePool::kMostLbd || (excludes_ && !counts_together_)) return;
    const std::vector<Literal> facts = literals();
    pool_->put(this, facts, lbd);
  }
  [[nodiscard]] bool has_others() const { return pool_ != nullptr; }
  /// The other search takes this one's place.
  void share_in_place(Learner& other) const {
    if (pool_ != nullptr) other.share(*pool_, counts_together_);
  }
  /// Calls f(facts, lbd) for what the others have told since the last call.
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
/// branchings and what was found must outlive it. Propagates the store. Solutions in `found` are not found
/// again.
[[nodiscard]] std::unique_ptr<Learner> make_learner(Store& store, const std::vector<Branching>& branchings,
                                                    const SearchOptions& options, Statistics& statistics,
                                                    const FoundBefore& found = {});

}  // namespace quadrille::cp
