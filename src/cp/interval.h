// A range of integers.
#pragma once

#include "cp/literal.h"

namespace quadrille::cp {

/// The values from min to max, both included; either may be infinite.
struct Interval {
  Value min;
  Value max;
  friend bool operator==(const Interval&, const Interval&) = default;
};

}  // namespace quadrille::cp
