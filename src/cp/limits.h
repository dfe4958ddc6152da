// The limits that end a search early, and the statistics that a search keeps of its work.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "base/stop_token.h"
#include "base/time_limit.h"

namespace quadrille::cp {

/// A search checks nodes, failures and the stop token at each node, the clock and the memory at every 16th;
/// and within nodes that take long, the stop token, the clock and the memory (Store::Watch). Solutions found
/// before a limit was reached remain valid.
struct Limits {
  static constexpr std::uint64_t kNone = std::numeric_limits<std::uint64_t>::max();

  std::uint64_t nodes = kNone;
  std::uint64_t failures = kNone;
  std::uint64_t memory = kNone;  // bytes held by the store (domains, trail, subscriptions) and the search
  TimeLimit time{};              // for each call
  StopToken stop{};

  /// The limits of a call that begins now: see TimeLimit::started().
  [[nodiscard]] Limits started() const {
    Limits of_call = *this;
    of_call.time = time.started();
    return of_call;
  }
};

struct Statistics {
  std::uint64_t nodes = 0;         // decisions taken, plus one for the root
  std::uint64_t failures = 0;      // nodes at which propagation found a contradiction
  std::uint64_t propagations = 0;  // runs of constraints, plus changes passed to Constraint::follow()
  std::uint64_t restarts = 0;
  std::uint64_t learnt = 0;     // clauses learnt
  std::uint64_t backjumps = 0;  // jumps back that skipped at least one level
  std::uint64_t solutions = 0;
  std::uint32_t peak_depth = 0;
  std::chrono::nanoseconds time{0};

  Statistics& operator+=(const Statistics& other) {
    nodes += other.nodes;
    failures += other.failures;
    propagations += other.propagations;
    restarts += other.restarts;
    learnt += other.learnt;
    backjumps += other.backjumps;
    solutions += other.solutions;
    if (other.peak_depth > peak_depth) peak_depth = other.peak_depth;
    time += other.time;
    return *this;
  }
};

/// Whether the stop token, the clock or the memory ends work that has no nodes, such as posting.
[[nodiscard]] inline bool is_over(const Limits& limits, std::uint64_t memory = 0) {
  return limits.stop.stop_requested() || memory > limits.memory || limits.time.is_over();
}

/// Checks at intervals whether a limit is reached. A value; each search has its own.
class LimitWatch {
 public:
  [[nodiscard]] bool is_reached(const Limits& limits, const Statistics& statistics) {
    return is_reached(limits, statistics, [] { return std::uint64_t{0}; });
  }
  /// As above. `memory()` must return the bytes held; it is called only if a memory limit is set.
  template <class F>
  [[nodiscard]] bool is_reached(const Limits& limits, const Statistics& statistics, F memory) {
    if (limits.stop.stop_requested() || statistics.nodes >= limits.nodes ||
        statistics.failures >= limits.failures)
      return true;
    if (statistics.nodes < next_reading_) return false;
    if (limits.memory != Limits::kNone && memory() > limits.memory) return true;
    if (limits.time.is_over()) return true;
    next_reading_ = statistics.nodes + kNodesBetweenReadings;
    return false;
  }

 private:
  static constexpr std::uint64_t kNodesBetweenReadings = 16;
  std::uint64_t next_reading_ = 0;  // the number of nodes at which the clock is read next
};

/// Checks the limits within nodes that take long. A value; each search has its own.
class NodeWatch {
 public:
  /// Whether the stop token, the clock or the memory ends the search. `memory()` must return the bytes held.
  /// It takes long, so it is called only now and then, or when the trail, of the given length, has grown
  /// much.
  template <class F>
  [[nodiscard]] bool is_over(const Limits& limits, std::uint64_t trail_length, F memory) {
    if (cp::is_over(limits)) return true;
    if (limits.memory == Limits::kNone) return false;
    next_length_ = std::min(next_length_, trail_length + kGrowth);
    if (trail_length < next_length_ && ++looks_ < kLooks) return false;
    next_length_ = trail_length + kGrowth;
    looks_ = 0;
    return memory() > limits.memory;
  }

 private:
  static constexpr std::uint64_t kGrowth = 1 << 15;  // of the trail, between two readings of the memory
  static constexpr int kLooks = 64;
  std::uint64_t next_length_ = kGrowth;
  int looks_ = 0;
};

}  // namespace quadrille::cp
