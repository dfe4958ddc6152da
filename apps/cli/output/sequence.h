// Orders the results of threads, and decides when there are enough.
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

/// The conditions that end the making of puzzles, other than Ctrl-C.
struct Enough {
  std::uint64_t puzzles = 1;  // number written
  std::uint64_t tries = std::numeric_limits<std::uint64_t>::max();
  std::optional<std::chrono::nanoseconds> time_limit;  // for everything
  std::optional<std::chrono::nanoseconds> patience;    // time without a puzzle
};

/// Tries are numbered; each gives a puzzle or nothing. They are written in the order of their numbers, so
/// that the output does not depend on the threads. Threads: any may call all but the constructor.
class Sequence {
 public:
  /// first: the number of the first try. found: the number of puzzles written before.
  Sequence(std::uint64_t first, std::uint64_t found, const Enough& enough, Delivery& delivery);

  /// The number of the next try; nullopt if there are enough.
  [[nodiscard]] std::optional<std::uint64_t> next_index();
  /// The result of a try: a puzzle as text, or nullopt.
  /// key: only the first puzzle with a given key counts; empty: each counts.
  void put(std::uint64_t index, std::optional<Reply> reply, std::string key = {});
  /// No try can give a puzzle.
  void fail() { failed_ = true; }
  [[nodiscard]] bool failed() const { return failed_; }

  /// Stops once there are enough.
  [[nodiscard]] StopToken stop_token() const { return StopToken(stop_); }
  /// Whether it was stopped by the user or the clock, so that later results are meaningless.
  [[nodiscard]] bool is_stopped() const { return stop_.stop_requested(); }

  [[nodiscard]] std::uint64_t found() const { return found_; }
  [[nodiscard]] std::uint64_t tried() const { return next_; }
  /// The number of puzzles that were not written because their key had occurred before. Call it at the end.
  [[nodiscard]] std::uint64_t dropped() const { return dropped_; }
  /// Whether the clock ended it before there were enough.
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
  std::mutex mutex_;                 // guards the members below, and writing
  struct Made {
    std::optional<Reply> reply;
    std::string key;
  };
  std::map<std::uint64_t, Made> waiting_;
  std::unordered_set<std::string> keys_;  // keys of the puzzles written
  std::uint64_t dropped_ = 0;
};

}  // namespace quadrille::cli
