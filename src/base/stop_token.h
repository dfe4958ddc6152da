// A flag by which a signal handler, a clock or another thread asks long work to end in an orderly way.
#pragma once

#include <atomic>

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
  [[nodiscard]] bool stop_requested() const noexcept {
    return stop_.load(std::memory_order_relaxed) || (poll_ != nullptr && poll_()) || other_.stop_requested();
  }

 private:
  std::atomic<bool> stop_{false};
  bool (*poll_)() noexcept = nullptr;
  StopToken other_;
};

inline bool StopToken::stop_requested() const noexcept {
  return source_ != nullptr && source_->stop_requested();
}

}  // namespace quadrille
