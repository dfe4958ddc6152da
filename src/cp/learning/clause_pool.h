// Clauses that searches of the same model share. They follow from the model by itself or, if all solutions
// are counted together, from the model and the exclusion of solutions counted before.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "base/threads.h"
#include "cp/literal.h"

namespace quadrille::cp {

/// Holds only the latest clauses; a search that rarely takes them misses older ones. Safe to use from several
/// threads.
class ClausePool {
 public:
  static constexpr std::size_t kMost = 10'000;
  /// Clauses with a higher LBD are not worth sharing.
  static constexpr std::uint32_t kMostLbd = 5;

  /// from: identifies the search that puts the clause.
  void put(const void* from, std::span<const Literal> facts, std::uint32_t lbd) {
    const std::lock_guard lock(mutex_);
    clauses_.push_back({from, lbd, {facts.begin(), facts.end()}});
    if (clauses_.size() <= kMost) return;
    clauses_.pop_front();
    ++first_;
  }
  /// Calls f(facts, lbd) for the clauses from number `next` on that searches other than `who` have put. Sets
  /// `next` to the number after the last clause.
  template <class F>
  void take(const void* who, std::size_t& next, F f) const {
    const std::lock_guard lock(mutex_);
    const std::size_t end = first_ + clauses_.size();
    for (next = std::max(next, first_); next < end; ++next)
      if (const Clause& clause = clauses_[next - first_]; clause.from != who) f(clause.facts, clause.lbd);
  }

 private:
  struct Clause {
    const void* from;
    std::uint32_t lbd;
    std::vector<Literal> facts;
  };
  mutable Mutex mutex_;
  std::deque<Clause> clauses_;
  std::size_t first_ = 0;  // the number of the first clause
};

}  // namespace quadrille::cp
