// The limits of a search for steps.
#pragma once

#include <chrono>

#include "base/stop_token.h"

namespace quadrille::techniques {

struct StepLimits {
  StopToken stop{};
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();

  [[nodiscard]] bool are_reached() const {
    using Clock = std::chrono::steady_clock;
    return stop.stop_requested() || (deadline != Clock::time_point::max() && Clock::now() >= deadline);
  }
};

}  // namespace quadrille::techniques
