// Sets of integers as increasing, disjoint intervals that do not touch: how domains travel between the engine
// and Prolog.
#pragma once

#include <vector>

#include "cp/literal.h"

namespace quadrille::prolog {

using cp::Value;

/// min <= max; kMinusInfinity and kPlusInfinity stand for no bound.
struct Interval {
  Value min, max;
  friend bool operator==(const Interval&, const Interval&) = default;
};
using IntervalSet = std::vector<Interval>;

inline constexpr Interval kAllIntegers{cp::kMinusInfinity, cp::kPlusInfinity};

/// Any intervals, in any order, as a set.
[[nodiscard]] IntervalSet normalised(IntervalSet intervals);
[[nodiscard]] IntervalSet intersection(const IntervalSet& a, const IntervalSet& b);
[[nodiscard]] IntervalSet complement(const IntervalSet& a);
[[nodiscard]] bool contains(const IntervalSet& set, Value v);

}  // namespace quadrille::prolog
