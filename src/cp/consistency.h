// How much a constraint infers.
#pragma once

#include <cstdint>

namespace quadrille::cp {

/// How much a constraint infers.
enum class Consistency : std::uint8_t {
  value,      // what fixed variables exclude: forward checking
  bounds,     // each bound has a support among the intervals of the others (bounds(Z))
  domain,     // each value has a support among the domains of the others
  automatic,  // what pays: domain where the values span at most 64 numbers, else bounds
};

}  // namespace quadrille::cp
