// CPU times of several works to compare. They take turns, so that a phase in which the machine is slow
// affects all of them alike.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "support/cpu_clock.h"
#include "support/median.h"

namespace quadrille::bench {

/// The median over the rounds of the CPU seconds of each work.
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
