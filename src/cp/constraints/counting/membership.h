// A set of values, given as intervals: whether variables lie in it, and confining them to it or to its
// complement.
#pragma once

#include <vector>

#include "cp/constraints/counting.h"
#include "cp/store.h"

namespace quadrille::cp {

/// The set is fixed at construction. O(log intervals) for a value, O(intervals + values checked) for a
/// domain.
class Membership {
 public:
  /// Intervals in any order; they may overlap, be empty, or reach to infinity.
  explicit Membership(std::vector<Interval> set);

  [[nodiscard]] bool contains(Value v) const;
  /// Whether x lies inside. Open if it may lie inside or outside, or if gaps of more than
  /// Domains::kDenseSpan values would have to be checked.
  [[nodiscard]] Store::Truth truth(const Store& store, IntVar x) const { return truth_in(store, x); }
  [[nodiscard]] Store::Truth truth(const Past& past, IntVar x) const { return truth_in(past, x); }
  /// Puts x inside or outside the set: moves bounds, and removes the values between them if the forbidden
  /// interval has at most Domains::kDenseSpan values, up to Domains::kMostHoles values in all.
  [[nodiscard]] bool confine(Store& store, IntVar x, bool inside, Word data) const;
  /// As confine(), but moves only the bounds.
  [[nodiscard]] bool confine_bounds(Store& store, IntVar x, bool inside, Word data) const;

  /// Appends why x was inside, or why it was outside, whichever was true.
  void explain_truth(const Past& past, IntVar x, std::vector<Literal>& reasons) const;
  /// Appends the reasons for a change by confine(), other than the request itself.
  void explain_confined(IntVar x, bool inside, Literal fact, std::vector<Literal>& reasons) const;

 private:
  /// Disjoint intervals in increasing order, with at least one number between any two.
  using Pieces = std::vector<Interval>;

  /// A set of the values from `first` on that are inside.
  [[nodiscard]] Word inside_from(Value first) const;
  [[nodiscard]] static const Interval* piece_of(const Pieces& pieces, Value v);
  template <class Domains>
  [[nodiscard]] static bool may_lie_in(const Pieces& pieces, const Domains& domains, IntVar x);
  template <class Domains>
  [[nodiscard]] Store::Truth truth_in(const Domains& domains, IntVar x) const;

  Pieces inside_;
  Pieces outside_;
};

extern template Store::Truth Membership::truth_in(const Store&, IntVar) const;
extern template Store::Truth Membership::truth_in(const Past&, IntVar) const;

}  // namespace quadrille::cp
