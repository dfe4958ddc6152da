#include "modelling/interval_set.h"

#include <algorithm>

namespace quadrille::modelling {

using cp::kMinusInfinity;
using cp::kPlusInfinity;

IntervalSet normalised(IntervalSet intervals) {
  std::erase_if(intervals, [](const Interval& i) { return i.min > i.max; });
  std::ranges::sort(intervals, {}, &Interval::min);
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

}  // namespace quadrille::modelling
