#include "minizinc/last_words.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "base/threads.h"

namespace quadrille::minizinc {

namespace {

constexpr auto kGlance = std::chrono::milliseconds(50);
/// How much time the work has to end by itself after it was asked to.
constexpr auto kGrace = std::chrono::milliseconds(500);

void put(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

}  // namespace

LastWords::LastWords(TimeLimit time, StopToken stop, std::string_view ending)
    : time_(time), stop_(stop), ending_(ending) {
  if constexpr (kHasThreads) watcher_ = std::thread([this] { watch(); });
}

LastWords::~LastWords() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  ended_.notify_all();
  if (watcher_.joinable()) watcher_.join();
}

void LastWords::write(std::string_view text) {
  if (text.empty()) return;
  const std::lock_guard lock(mutex_);
  has_written_ = true;
  put(text);
}

void LastWords::keep(std::string_view text) {
  const std::lock_guard lock(mutex_);
  kept_ = text;
}

void LastWords::watch() {
  std::unique_lock lock(mutex_);
  // By the clock: on a busy machine a glance may take much longer, and MiniZinc kills what does not end soon.
  auto end = std::chrono::steady_clock::time_point::max();
  while (!over_ && std::chrono::steady_clock::now() < end) {
    ended_.wait_for(lock, kGlance);
    const auto now = std::chrono::steady_clock::now();
    if (stop_.stop_requested() || time_.is_over()) end = std::min(end, now + kGrace);
  }
  if (over_) return;
  put(!kept_.empty() || has_written_ ? std::string_view(kept_) : ending_);
  std::_Exit(EXIT_SUCCESS);
}

}  // namespace quadrille::minizinc
