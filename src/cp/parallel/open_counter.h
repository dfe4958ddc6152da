// Counting solutions without learning, in turns: what a turn did not finish is left as data.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "cp/parallel/cubes.h"

namespace quadrille::cp {

/// How a turn is to go on.
enum class Pace : std::uint8_t {
  go_on,
  finish,  // begin no more parts, but finish those that are begun
  stop,    // leave those, too
};
using AskPace = std::function<Pace()>;

struct OpenTurn {
  std::uint64_t solutions = 0;   // in the parts that were counted
  std::uint64_t next = 0;        // the first part that was not begun
  std::vector<Cube> unfinished;  // the facts of parts that were begun and left, uncounted
  std::vector<Cube> rare;        // those of parts where solutions are rare, uncounted
};

class OpenCounter {
 public:
  OpenCounter() = default;
  OpenCounter(const OpenCounter&) = delete;
  OpenCounter& operator=(const OpenCounter&) = delete;
  virtual ~OpenCounter() = default;

  /// Splits the part of the tree in which the facts hold, always in the same way. Returns the number of
  /// parts.
  virtual std::uint64_t cut(std::span<const Literal> facts) = 0;
  /// Counts the solutions in parts first .. last - 1, in order. Calls ask() from time to time.
  virtual OpenTurn count(std::uint64_t first, std::uint64_t last, const AskPace& ask) = 0;
};

}  // namespace quadrille::cp
