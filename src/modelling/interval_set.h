// Sets of integers as increasing, disjoint intervals that do not touch.
#pragma once

#include <vector>

#include "cp/constraints.h"

namespace quadrille::modelling {

using cp::Interval;
using cp::Value;

using IntervalSet = std::vector<Interval>;

inline constexpr Interval kAllIntegers{cp::kMinusInfinity, cp::kPlusInfinity};

/// Any intervals, in any order, as a set.
[[nodiscard]] IntervalSet normalised(IntervalSet intervals);
[[nodiscard]] IntervalSet intersection(const IntervalSet& a, const IntervalSet& b);
[[nodiscard]] IntervalSet complement(const IntervalSet& a);
[[nodiscard]] bool contains(const IntervalSet& set, Value v);

}  // namespace quadrille::modelling
