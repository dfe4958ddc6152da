// A flag with which a signal handler, a clock or another thread asks long work to end in an orderly way.
#pragma once

#include <atomic>
#include <chrono>
#include <limits>

namespace quadrille {

class StopSource;

/// The receiving side: a value that refers to a StopSource, which must outlive it; without one it never
/// stops.
class StopToken {
 public:
  StopToken() = default;
  explicit StopToken(const StopSource& source) : source_(&source) {}
  [[nodiscard]] bool stop_requested() const noexcept;

 private:
  const StopSource* source_ = nullptr;
};

/// The requesting side, which must outlive its tokens. Threads: any may call it, and so may signal handlers.
class StopSource {
 public:
  StopSource() = default;
  /// poll: a function that is called with each check of the flag, millions of times per second and by any
  /// working thread, for programs whose signals arrive on a working thread.
  explicit StopSource(bool (*poll)() noexcept) : poll_(poll) {}
  /// Also stops if that token does.
  explicit StopSource(StopToken other) : other_(other) {}

  void request_stop() noexcept { stop_.store(true, std::memory_order_relaxed); }
  void reset() noexcept { stop_.store(false, std::memory_order_relaxed); }
  /// Also stops at that time, unless another call postpones it before: each check of the flag also reads the
  /// clock.
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
