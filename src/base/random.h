// Reproducible random numbers: the same seed gives the same numbers on every machine.
#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "base/int128.h"

namespace quadrille {

/// SplitMix64 (Steele, Lea and Flood 2014). No seed means the clock.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  [[nodiscard]] std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }

  /// A number from 0 to bound - 1; bound must be positive. All are equally likely, up to an error of 2^-64
  /// * bound. The result is a std::size_t if the bound's type is no wider, so that it can serve as a
  /// position.
  template <std::integral Bound>
  [[nodiscard]] auto below(Bound bound) {
    using Result = std::conditional_t<(sizeof(Bound) > sizeof(std::size_t)), std::uint64_t, std::size_t>;
    assert(bound > 0);
    return static_cast<Result>((static_cast<UInt128>(next()) * static_cast<Result>(bound)) >> 64);
  }

  /// A uniformly random order of the elements (Fisher and Yates).
  template <class Range>
  void shuffle(Range& range) {
    for (std::size_t i = range.size(); i > 1; --i) std::swap(range[i - 1], range[below(i)]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace quadrille
