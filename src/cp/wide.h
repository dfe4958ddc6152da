// Exact arithmetic on values, whose sums and products may not fit a Value.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/int128.h"
#include "cp/literal.h"

namespace quadrille::cp {

/// Wide enough for the product of any two values, and for a sum of up to 2^64 values.
using Wide = Int128;

/// The number as a value; numbers beyond all values become an infinity.
[[nodiscard]] constexpr Value clamped(Wide v) {
  return static_cast<Value>(std::clamp<Wide>(v, kMinusInfinity, kPlusInfinity));
}

/// The number as a finite value; numbers beyond all values become the least or the greatest of them.
[[nodiscard]] constexpr Value clamped_finite(Wide v) {
  return static_cast<Value>(std::clamp<Wide>(v, kMinusInfinity + 1, kPlusInfinity - 1));
}

/// a / b, rounded down; b != 0.
template <class Number>
[[nodiscard]] constexpr Number divided_down(Number a, Number b) {
  if (b == 1) return a;
  return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}

/// a / b, rounded up; b != 0.
template <class Number>
[[nodiscard]] constexpr Number divided_up(Number a, Number b) {
  return -divided_down(-a, b);
}

/// to - from, where from <= to.
[[nodiscard]] constexpr std::uint64_t distance(Value from, Value to) {
  return static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from);
}

}  // namespace quadrille::cp
