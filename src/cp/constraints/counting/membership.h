// Whether variables lie in a set of values, given as intervals.
#pragma once

#include <vector>

#include "cp/constraints/counting.h"
#include "cp/store.h"

namespace quadrille::cp {

class Membership {
 public:
  /// Intervals in any order; they may overlap, be empty, or reach to infinity.
  explicit Membership(std::vector<Interval> set);

  [[nodiscard]] bool contains(Value v) const;
  /// Whether x lies inside; open as long as it may be either, or gaps of more than Domains::kDenseSpan values
  /// leave that unclear.
  [[nodiscard]] Store::Truth truth(const Store& store, IntVar x) const { return truth_in(store, x); }
  [[nodiscard]] Store::Truth truth(const Past& past, IntVar x) const { return truth_in(past, x); }
  /// Puts x inside or outside: bounds, and the values between them where a piece of the other side has at
  /// most Domains::kDenseSpan, up to Domains::kMostHoles in all.
  [[nodiscard]] bool confine(Store& store, IntVar x, bool inside, Word data) const;
  /// The bounds alone.
  [[nodiscard]] bool confine_bounds(Store& store, IntVar x, bool inside, Word data) const;

  /// Appends why x is inside or outside, whichever it was.
  void explain_truth(const Past& past, IntVar x, std::vector<Literal>& reasons) const;
  /// Appends what a change by confine() rested on besides the wish for it.
  void explain_confined(IntVar x, bool inside, Literal fact, std::vector<Literal>& reasons) const;

 private:
  /// Increasing intervals with gaps between.
  using Pieces = std::vector<Interval>;

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
