// What searches of the same model tell each other: clauses that follow from the model alone.
#pragma once

#include <mutex>
#include <span>
#include <vector>

#include "cp/literal.h"

namespace quadrille::cp {

/// Safe to use from several threads.
class ClausePool {
 public:
  /// from: who tells it.
  void put(const void* from, std::span<const Literal> facts) {
    const std::lock_guard lock(mutex_);
    clauses_.push_back({from, {facts.begin(), facts.end()}});
  }
  /// Calls f(facts) for the clauses from number `next` on that others have put; `next` becomes their end.
  template <class F>
  void take(const void* who, std::size_t& next, F f) const {
    const std::lock_guard lock(mutex_);
    for (; next < clauses_.size(); ++next)
      if (clauses_[next].from != who) f(clauses_[next].facts);
  }

 private:
  struct Clause {
    const void* from;
    std::vector<Literal> facts;
  };
  mutable std::mutex mutex_;
  std::vector<Clause> clauses_;
};

}  // namespace quadrille::cp
