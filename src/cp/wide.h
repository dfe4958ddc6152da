// Sums, differences, products and quotients of values, which may be too large for a value.
#pragma once

#include <algorithm>
#include <cstdint>

#include "cp/literal.h"

namespace quadrille::cp {

/// Holds the product of any two values, and the sum of as many of them as fit into memory.
using Wide = __int128;

/// What lies beyond all values becomes an infinity.
[[nodiscard]] constexpr Value clamped(Wide v) {
  return static_cast<Value>(std::clamp<Wide>(v, kMinusInfinity, kPlusInfinity));
}

/// What lies beyond all values becomes the least or the greatest of them.
[[nodiscard]] constexpr Value clamped_finite(Wide v) {
  return static_cast<Value>(std::clamp<Wide>(v, kMinusInfinity + 1, kPlusInfinity - 1));
}

/// a / b, rounded down; b != 0.
template <class Number>
[[nodiscard]] constexpr Number divided_down(Number a, Number b) {
  if (b == 1) return a;
  return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}

/// The same, rounded up.
template <class Number>
[[nodiscard]] constexpr Number divided_up(Number a, Number b) {
  return -divided_down(-a, b);
}

/// to - from, where from <= to.
[[nodiscard]] constexpr std::uint64_t distance(Value from, Value to) {
  return static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from);
}

}  // namespace quadrille::cp
