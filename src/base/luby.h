// The Luby sequence 1, 1, 2, 1, 1, 2, 4, .. of run lengths between restarts (Luby, Sinclair and Zuckerman
// 1993).
#pragma once

#include <cstdint>

namespace quadrille {

/// The k-th element, counted from 1. O(log k).
[[nodiscard]] constexpr std::uint64_t luby(std::uint64_t k) {
  std::uint64_t power = 1;
  while (power - 1 < k) power *= 2;  // the shortest full prefix with element k has length power - 1
  while (k != power - 1) {
    power /= 2;
    if (k >= power) k -= power - 1;
  }
  return power / 2;
}

}  // namespace quadrille
