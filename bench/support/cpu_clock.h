// Time as the measurements understand it: of one core, whoever else is using the machine.
#pragma once

#include <ctime>

namespace quadrille::bench {

/// CPU time of the calling thread since it began, in seconds; it ticks in nanoseconds.
[[nodiscard]] inline double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace quadrille::bench
