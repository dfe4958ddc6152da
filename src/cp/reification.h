// A constraint that a literal stands for.
#pragma once

#include <cstdint>

#include "cp/literal.h"

namespace quadrille::cp {

/// Ties a constraint to the truth of a literal.
struct Reification {
  enum class Mode : std::uint8_t {
    full,  // literal <=> constraint
    half,  // literal => constraint
  };
  Literal literal;
  Mode mode = Mode::full;
};

}  // namespace quadrille::cp
