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
  std::uint64_t propagations = 0;  // runs of a constraint
  std::uint64_t restarts = 0;
  std::uint64_t solutions = 0;
  std::uint32_t peak_depth = 0;
  std::chrono::nanoseconds time{0};

  Statistics& operator+=(const Statistics& other) {
    nodes += other.nodes;
    failures += other.failures;
    propagations += other.propagations;
    restarts += other.restarts;
    solutions += other.solutions;
    if (other.peak_depth > peak_depth) peak_depth = other.peak_depth;
    time += other.time;
    return *this;
  }
};

}  // namespace quadrille::cp
