// A set of integers, as the text of a model gives it: for domains and for constants.
#pragma once

#include <cstddef>
#include <vector>

#include "cp/constraints.h"

namespace quadrille::flatzinc {

using cp::Value;

using Range = cp::Interval;

/// Ranges in increasing order, with a gap between any two; none for the empty set. Infinite bounds mean "no
/// bound".
class IntSet {
 public:
  IntSet() = default;
  /// The set min .. max, which is empty if min > max.
  IntSet(Value min, Value max) {
    if (min <= max) ranges_.push_back({min, max});
  }
  /// The set of these values, which may be in any order and occur several times.
  explicit IntSet(std::vector<Value> values);
  [[nodiscard]] static IntSet all() { return {cp::kMinusInfinity, cp::kPlusInfinity}; }

  [[nodiscard]] const std::vector<Range>& ranges() const { return ranges_; }
  [[nodiscard]] bool is_empty() const { return ranges_.empty(); }
  [[nodiscard]] bool is_range() const { return ranges_.size() == 1; }
  /// The smallest and the greatest value. The set must not be empty.
  [[nodiscard]] Value min() const { return ranges_.front().min; }
  [[nodiscard]] Value max() const { return ranges_.back().max; }
  [[nodiscard]] bool is_finite() const {
    return is_empty() || (min() != cp::kMinusInfinity && max() != cp::kPlusInfinity);
  }
  [[nodiscard]] bool contains(Value v) const;
  [[nodiscard]] IntSet operator&(const IntSet& other) const;
  /// The set of offset - v for each v of this set.
  [[nodiscard]] IntSet mirrored(Value offset) const;

  /// Calls f(v) for each value, increasing. The set must be finite.
  template <class F>
  void for_each(F f) const {
    for (const auto& [min, max] : ranges_)
      for (Value v = min;; ++v) {
        f(v);
        if (v == max) break;
      }
  }

  friend bool operator==(const IntSet&, const IntSet&) = default;

 private:
  std::vector<Range> ranges_;
};

}  // namespace quadrille::flatzinc
