// The sequence 1, 1, 2, 1, 1, 2, 4, .. of lengths of runs (Luby, Sinclair and Zuckerman 1993).
#pragma once

#include <cstdint>

namespace quadrille {

/// Its k-th element, k > 0. O(log k).
[[nodiscard]] constexpr std::uint64_t luby(std::uint64_t k) {
  std::uint64_t power = 1;
  while (power - 1 < k) power *= 2;  // power - 1 is the length of the shortest full prefix that holds k
  while (k != power - 1) {
    power /= 2;
    if (k >= power) k -= power - 1;
  }
  return power / 2;
}

}  // namespace quadrille
