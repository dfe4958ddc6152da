// What ends a search early, and what a search tells about its work.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "base/stop_token.h"

namespace quadrille::cp {

/// Asked at every node. What was found until then is kept.
struct Limits {
  static constexpr std::uint64_t kNone = std::numeric_limits<std::uint64_t>::max();

  std::uint64_t nodes = kNone;
  std::uint64_t failures = kNone;
  std::uint64_t memory = kNone;  // bytes held by the store: domains, trail and constraints
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
  StopToken stop{};
};

struct Statistics {
  std::uint64_t nodes = 0;         // decisions taken and the root
  std::uint64_t failures = 0;      // nodes that propagation refuted
  std::uint64_t propagations = 0;  // runs of a constraint, and changes that one followed
  std::uint64_t restarts = 0;
  std::uint64_t learnt = 0;     // clauses
  std::uint64_t backjumps = 0;  // that left out levels
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

/// Looks now and then whether a limit is reached. A value; each search has its own.
class LimitWatch {
 public:
  [[nodiscard]] bool is_reached(const Limits& limits, const Statistics& statistics) {
    return is_reached(limits, statistics, [] { return std::uint64_t{0}; });
  }
  /// memory() gives the bytes held.
  template <class F>
  [[nodiscard]] bool is_reached(const Limits& limits, const Statistics& statistics, F memory) {
    if (limits.stop.stop_requested() || statistics.nodes >= limits.nodes ||
        statistics.failures >= limits.failures)
      return true;
    if (statistics.nodes < next_reading_) return false;
    if (limits.memory != Limits::kNone && memory() > limits.memory) return true;
    if (limits.deadline != std::chrono::steady_clock::time_point::max() &&
        std::chrono::steady_clock::now() >= limits.deadline)
      return true;
    next_reading_ = statistics.nodes + kNodesBetweenReadings;
    return false;
  }

 private:
  static constexpr std::uint64_t kNodesBetweenReadings = 16;
  std::uint64_t next_reading_ = 0;  // of the clock, in nodes
};

}  // namespace quadrille::cp
