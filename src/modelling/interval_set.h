// Sets of integers, as increasing, disjoint intervals with at least one number between any two.
#pragma once

#include <vector>

#include "cp/constraints.h"

namespace quadrille::modelling {

using cp::Interval;
using cp::Value;

using IntervalSet = std::vector<Interval>;

inline constexpr Interval kAllIntegers{cp::kMinusInfinity, cp::kPlusInfinity};

/// The union of intervals, which may be given in any order and may overlap.
[[nodiscard]] IntervalSet normalised(IntervalSet intervals);
[[nodiscard]] IntervalSet intersection(const IntervalSet& a, const IntervalSet& b);
[[nodiscard]] IntervalSet complement(const IntervalSet& a);
[[nodiscard]] bool contains(const IntervalSet& set, Value v);

}  // namespace quadrille::modelling
