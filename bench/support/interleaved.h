// The CPU time of several works that are to be compared: they take turns, so that a slow minute of the
// machine slows all of them.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "support/cpu_clock.h"
#include "support/median.h"

namespace quadrille::bench {

/// The median CPU seconds of each work over the rounds.
template <class... Work>
[[nodiscard]] std::vector<double> interleaved_seconds(int rounds, Work... works) {
  std::vector<std::vector<double>> seconds(sizeof...(works));
  for (int round = 0; round < rounds; ++round) {
    std::size_t which = 0;
    const auto take = [&](auto& work) {
      const double before = cpu_seconds();
      work();
      seconds[which++].push_back(cpu_seconds() - before);
    };
    (take(works), ...);
  }
  std::vector<double> medians;
  for (auto& times : seconds) medians.push_back(median(std::move(times)));
  return medians;
}

}  // namespace quadrille::bench
