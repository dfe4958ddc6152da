// A flag by which a signal handler, a clock or another thread asks long work to end in an orderly way.
#pragma once

#include <atomic>
#include <chrono>
#include <limits>

namespace quadrille {

class StopSource;

/// The asked side: a value that refers to a StopSource, which must outlive it; without one it never stops.
class StopToken {
 public:
  StopToken() = default;
  explicit StopToken(const StopSource& source) : source_(&source) {}
  [[nodiscard]] bool stop_requested() const noexcept;

 private:
  const StopSource* source_ = nullptr;
};

/// The asking side, which must outlive its tokens. Threads: any may call it, and so may signal handlers.
class StopSource {
 public:
  StopSource() = default;
  /// poll: a question that is asked along with each look at the flag, millions of times a second and by any
  /// thread that works, for programs whose signals come to a thread that is at work.
  explicit StopSource(bool (*poll)() noexcept) : poll_(poll) {}
  /// Also stops when that token does.
  explicit StopSource(StopToken other) : other_(other) {}

  void request_stop() noexcept { stop_.store(true, std::memory_order_relaxed); }
  void reset() noexcept { stop_.store(false, std::memory_order_relaxed); }
  /// Stops at that time as well, unless it is put off by another call before: each look at the flag looks at
  /// the clock, too.
  void stop_at(std::chrono::steady_clock::time_point time) noexcept {
    time_.store(time.time_since_epoch().count(), std::memory_order_relaxed);
  }
  [[nodiscard]] bool stop_requested() const noexcept {
    return stop_.load(std::memory_order_relaxed) || (poll_ != nullptr && poll_()) ||
           other_.stop_requested() || is_out_of_time();
  }
  /// Whether the time of stop_at() has come.
  [[nodiscard]] bool is_out_of_time() const noexcept {
    const auto time = time_.load(std::memory_order_relaxed);
    return time != kNever && std::chrono::steady_clock::now().time_since_epoch().count() >= time;
  }

 private:
  using Count = std::chrono::steady_clock::rep;
  static constexpr Count kNever = std::numeric_limits<Count>::max();

  std::atomic<bool> stop_{false};
  bool (*poll_)() noexcept = nullptr;
  StopToken other_;
  std::atomic<Count> time_{kNever};
};

inline bool StopToken::stop_requested() const noexcept {
  return source_ != nullptr && source_->stop_requested();
}

}  // namespace quadrille
