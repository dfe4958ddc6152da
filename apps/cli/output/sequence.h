// Puts what threads make in order, and says when there is enough of it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_set>

#include "base/stop_token.h"
#include "cli/output/delivery.h"

namespace quadrille::cli {

/// When making puzzles ends, apart from Ctrl-C.
struct Enough {
  std::uint64_t puzzles = 1;  // that were written
  std::uint64_t tries = std::numeric_limits<std::uint64_t>::max();
  std::optional<std::chrono::nanoseconds> time_limit;  // of all
  std::optional<std::chrono::nanoseconds> patience;    // without a puzzle
};

/// Tries have numbers; each gives a puzzle or nothing. They are written in the order of their numbers, so
/// that the output is the same whoever made what. Threads: any may call all but the constructor.
class Sequence {
 public:
  /// first: the number of the first try. found: how many puzzles were written before.
  Sequence(std::uint64_t first, std::uint64_t found, const Enough& enough, Delivery& delivery);

  /// The number of the next try; nothing where there is enough.
  [[nodiscard]] std::optional<std::uint64_t> next_index();
  /// What a try gave: a puzzle as text, or nothing.
  /// key: of puzzles with the same one only the first counts; empty: each does.
  void put(std::uint64_t index, std::optional<Reply> reply, std::string key = {});
  /// No try can give a puzzle.
  void fail() { failed_ = true; }
  [[nodiscard]] bool failed() const { return failed_; }

  /// Stops once there is enough.
  [[nodiscard]] StopToken stop_token() const { return StopToken(stop_); }
  /// Whether somebody, or the clock, stopped it, so that what comes from now on means nothing.
  [[nodiscard]] bool is_stopped() const { return stop_.stop_requested(); }

  [[nodiscard]] std::uint64_t found() const { return found_; }
  [[nodiscard]] std::uint64_t tried() const { return next_; }
  /// Puzzles that were not written, as their key had come before. To be called at the end.
  [[nodiscard]] std::uint64_t dropped() const { return dropped_; }
  /// Whether the clock ended it before there was enough.
  [[nodiscard]] bool is_out_of_time() const {
    return is_out_of_time_ || (found_ < enough_.puzzles && stop_.is_out_of_time());
  }

 private:
  using Clock = std::chrono::steady_clock;

  void look_at_clock();
  /// Without waiting for the end of a try, which may take long.
  void stop_in_time();
  void write_those_in_order();

  const Enough enough_;
  const Clock::time_point begin_ = Clock::now();
  Delivery& delivery_;
  StopSource stop_;
  std::atomic<std::uint64_t> next_index_;
  std::atomic<bool> failed_ = false;
  std::atomic<bool> is_out_of_time_ = false;
  std::atomic<Clock::rep> last_found_ = begin_.time_since_epoch().count();
  std::atomic<std::uint64_t> found_;
  std::atomic<std::uint64_t> next_;  // the number of the try to write next
  std::mutex mutex_;                 // over what follows, and over writing
  struct Made {
    std::optional<Reply> reply;
    std::string key;
  };
  std::map<std::uint64_t, Made> waiting_;
  std::unordered_set<std::string> keys_;  // of what was written
  std::uint64_t dropped_ = 0;
};

}  // namespace quadrille::cli
