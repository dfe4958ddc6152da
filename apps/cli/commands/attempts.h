// Statistics of attempts at puzzles with a wanted number of givens.
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <mutex>
#include <string>

namespace quadrille::cli {

/// Attempts that gave another number of givens. Threads: any may call its functions.
class Attempts {
 public:
  /// Records that an attempt at the puzzle with that index gave a puzzle with this many clues.
  void add(std::uint64_t index, int clues);
  /// The text for the progress line.
  [[nodiscard]] std::string text() const;
  /// "21 to 28 clues": for the attempts at one puzzle, which are then forgotten.
  [[nodiscard]] std::string take(std::uint64_t index);

 private:
  struct Range {
    int fewest, most;
  };

  mutable std::mutex mutex_;
  std::uint64_t count_ = 0;
  int fewest_ = std::numeric_limits<int>::max();
  std::map<std::uint64_t, Range> of_puzzle_;
};

}  // namespace quadrille::cli
