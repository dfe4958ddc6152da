#include "flatzinc/int_set.h"

#include <algorithm>
#include <ranges>

namespace quadrille::flatzinc {

IntSet::IntSet(std::vector<Value> values) {
  std::ranges::sort(values);
  for (const Value v : values) {
    if (!ranges_.empty() && v <= ranges_.back().max) continue;
    if (!ranges_.empty() && v == ranges_.back().max + 1) {
      ranges_.back().max = v;
    } else {
      ranges_.push_back({v, v});
    }
  }
}

bool IntSet::contains(Value v) const {
  const auto range = std::ranges::lower_bound(ranges_, v, {}, &Range::max);
  return range != ranges_.end() && range->min <= v;
}

IntSet IntSet::operator&(const IntSet& other) const {
  IntSet result;
  for (auto a = ranges_.begin(), b = other.ranges_.begin(); a != ranges_.end() && b != other.ranges_.end();) {
    const Range common{std::max(a->min, b->min), std::min(a->max, b->max)};
    if (common.min <= common.max) result.ranges_.push_back(common);
    (a->max < b->max ? a : b)++;
  }
  return result;
}

IntSet IntSet::mirrored(Value offset) const {
  const auto mirror = [offset](Value v) {
    if (v == cp::kMinusInfinity) return cp::kPlusInfinity;
    return v == cp::kPlusInfinity ? cp::kMinusInfinity : offset - v;
  };
  IntSet result;
  for (const auto& range : ranges_ | std::views::reverse)
    result.ranges_.push_back({mirror(range.max), mirror(range.min)});
  return result;
}

}  // namespace quadrille::flatzinc
