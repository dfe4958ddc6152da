// The clock of all measurements: CPU time of one thread, which other work on the machine does not add to.
#pragma once

#include <ctime>

namespace quadrille::bench {

/// CPU seconds of the calling thread since it began, with nanosecond resolution.
[[nodiscard]] inline double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace quadrille::bench
