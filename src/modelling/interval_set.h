// Sets of integers, as increasing, disjoint intervals with at least one number between any two.
#pragma once

#include <vector>

#include "cp/interval.h"

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
/// The set min .. max, which is empty if min > max.
[[nodiscard]] IntervalSet range_set(Value min, Value max);
/// The set of these values, which may be in any order and occur several times.
[[nodiscard]] IntervalSet set_of(const std::vector<Value>& values);
/// The set of offset - v for each v of the set.
[[nodiscard]] IntervalSet mirrored(const IntervalSet& set, Value offset);
/// Whether a value occurs more than once.
[[nodiscard]] bool has_repeats(std::vector<Value> values);
/// All values, increasing. The set must be finite.
[[nodiscard]] std::vector<Value> values_of(const IntervalSet& set);

}  // namespace quadrille::modelling
