// Powers of fractions, without the tables of std::pow.
#pragma once

#include <cstdint>

namespace quadrille {

/// base^exponent, by squaring: O(log exponent). Infinity if the result is too large.
constexpr double power(double base, std::uint64_t exponent) {
  double result = 1;
  for (; exponent > 0; exponent /= 2, base *= base)
    if (exponent % 2 != 0) result *= base;
  return result;
}

}  // namespace quadrille
