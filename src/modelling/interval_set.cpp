#include "modelling/interval_set.h"

#include <algorithm>
#include <ranges>

#include "base/sort.h"

namespace quadrille::modelling {

using cp::kMinusInfinity;
using cp::kPlusInfinity;

IntervalSet normalised(IntervalSet intervals) {
  std::erase_if(intervals, [](const Interval& i) { return i.min > i.max; });
  sort_range(intervals, {}, &Interval::min);
  IntervalSet result;
  for (const Interval& i : intervals) {
    const bool touches =
        !result.empty() && (result.back().max == kPlusInfinity || i.min <= result.back().max + 1);
    if (touches) {
      result.back().max = std::max(result.back().max, i.max);
    } else {
      result.push_back(i);
    }
  }
  return result;
}

IntervalSet intersection(const IntervalSet& a, const IntervalSet& b) {
  IntervalSet result;
  for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
    const Interval both{std::max(i->min, j->min), std::min(i->max, j->max)};
    if (both.min <= both.max) result.push_back(both);
    (i->max < j->max ? i : j) += 1;
  }
  return result;
}

IntervalSet complement(const IntervalSet& a) {
  IntervalSet result;
  Value next = kMinusInfinity;
  for (const Interval& i : a) {
    if (i.min > next) result.push_back({next, i.min - 1});
    if (i.max == kPlusInfinity) return result;
    next = i.max + 1;
  }
  result.push_back({next, kPlusInfinity});
  return result;
}

bool contains(const IntervalSet& set, Value v) {
  return std::ranges::any_of(set, [v](const Interval& i) { return i.min <= v && v <= i.max; });
}

IntervalSet range_set(Value min, Value max) { return min <= max ? IntervalSet{{min, max}} : IntervalSet{}; }

IntervalSet set_of(const std::vector<Value>& values) {
  IntervalSet points;
  points.reserve(values.size());
  for (const Value v : values) points.push_back({v, v});
  return normalised(std::move(points));
}

IntervalSet mirrored(const IntervalSet& set, Value offset) {
  const auto mirror = [offset](Value v) {
    if (v == kMinusInfinity) return kPlusInfinity;
    return v == kPlusInfinity ? kMinusInfinity : offset - v;
  };
  IntervalSet result;
  for (const auto& [min, max] : set | std::views::reverse) result.push_back({mirror(max), mirror(min)});
  return result;
}

bool has_repeats(std::vector<Value> values) {
  sort_range(values);
  return std::ranges::adjacent_find(values) != values.end();
}

std::vector<Value> values_of(const IntervalSet& set) {
  std::vector<Value> values;
  for (const auto& [min, max] : set)
    for (Value v = min; v <= max; ++v) values.push_back(v);
  return values;
}

}  // namespace quadrille::modelling
