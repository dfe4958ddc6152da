// Reification: tying a constraint to the truth of a literal.
#pragma once

#include <cstdint>

#include "cp/literal.h"

namespace quadrille::cp {

/// For example b <=> (x < y), or b => (x < y), where b is the literal.
struct Reification {
  enum class Mode : std::uint8_t {
    full,  // literal <=> constraint
    half,  // literal => constraint
  };
  Literal literal;
  Mode mode = Mode::full;
};

}  // namespace quadrille::cp
