// The limits of a search for steps.
#pragma once

#include "base/stop_token.h"
#include "base/time_limit.h"

namespace quadrille::techniques {

struct StepLimits {
  StopToken stop{};
  TimeLimit time{};  // for each call

  /// The limits of a call that begins now: see TimeLimit::started().
  [[nodiscard]] StepLimits started() const { return {stop, time.started()}; }
  /// Of started limits.
  [[nodiscard]] bool are_reached() const { return stop.stop_requested() || time.is_over(); }
};

}  // namespace quadrille::techniques
