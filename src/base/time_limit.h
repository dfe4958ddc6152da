// How long work may take: a duration for each call and, within a call, the end of its time.
//
//   limit of the caller     2 s                         each call gets 2 s
//   within a call           its end, started() + 2 s    shared by all calls to which it passes its limit on
#pragma once

#include <cassert>
#include <chrono>
#include <limits>

namespace quadrille {

/// A value. By default there is no limit.
class TimeLimit {
 public:
  using Clock = std::chrono::steady_clock;

  TimeLimit() = default;
  /// For each call. No time is left if the duration is not positive; one of more than a century is no limit.
  template <class Count, class Period>
  TimeLimit(std::chrono::duration<Count, Period> time) {  // NOLINT(google-explicit-constructor): a duration
    constexpr double kMost = 4e9;
    const double seconds = std::chrono::duration<double>(time).count();
    if (seconds < kMost) count_ = seconds > 0 ? std::chrono::duration_cast<Clock::duration>(time).count() : 0;
  }

  /// The limit of a call that begins now; the limit itself if it is that of a call already. The functions
  /// that callers use start the limit; those that they call get the started one.
  [[nodiscard]] TimeLimit started() const {
    TimeLimit of_call = *this;
    if (!is_started_ && count_ != kNone) of_call.count_ += Clock::now().time_since_epoch().count();
    of_call.is_started_ = true;
    return of_call;
  }
  /// Whether the time of the call is over. The limit must be started, unless there is none.
  [[nodiscard]] bool is_over() const {
    assert(is_started_ || count_ == kNone);
    return count_ != kNone && Clock::now().time_since_epoch().count() >= count_;
  }
  /// The end of the time of a started limit; the end of all time if there is no limit.
  [[nodiscard]] Clock::time_point end() const {
    assert(is_started_ || count_ == kNone);
    return Clock::time_point(Clock::duration(count_));
  }

 private:
  static constexpr Clock::rep kNone = std::numeric_limits<Clock::rep>::max();

  Clock::rep count_ = kNone;  // of ticks: of each call or, once started, at the end of this one
  bool is_started_ = false;
};

}  // namespace quadrille
