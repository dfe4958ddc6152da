// The levels of consistency: how many values a constraint removes each time it runs.
#pragma once

#include <cstdint>

namespace quadrille::cp {

/// For example, all_different(x, y, z) with x and y in {1, 2} and z in {1, 2, 3}: `value` infers nothing,
/// the other levels infer z = 3. With x and y in {1, 3} instead, only `domain` infers z = 2.
enum class Consistency : std::uint8_t {
  value,      // only what fixed variables exclude (forward checking)
  bounds,     // each bound of a variable has a support when the others are taken as intervals (bounds(Z))
  domain,     // each value of a variable has a support in the domains of the others
  automatic,  // the best trade-off: domain if the values span at most 64 numbers, else bounds
};

}  // namespace quadrille::cp
