// A flag by which a signal handler, a clock or another thread asks long work to end in an orderly way.
#pragma once

#include <atomic>

namespace quadrille {

/// The asking side, which must outlive its tokens. Threads: any may call it, and so may signal handlers.
class StopSource {
 public:
  void request_stop() noexcept { stop_.store(true, std::memory_order_relaxed); }
  void reset() noexcept { stop_.store(false, std::memory_order_relaxed); }
  [[nodiscard]] bool stop_requested() const noexcept { return stop_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> stop_{false};
};

/// The asked side: a value that refers to a StopSource, which must outlive it; without one it never stops.
class StopToken {
 public:
  StopToken() = default;
  explicit StopToken(const StopSource& source) : source_(&source) {}
  [[nodiscard]] bool stop_requested() const noexcept {
    return source_ != nullptr && source_->stop_requested();
  }

 private:
  const StopSource* source_ = nullptr;
};

}  // namespace quadrille
