// The ranges in which variables without bounds are searched. Each has a window, narrow at first, so that the
// first solution has small numbers, and wider later:
//
//                     first       then
//   no bound at all   0..10       -10..10, -1000..1000, .. -2147483646..2147483646
//   x >= 7            7..10       7..1000, ..
//   x <= 7            0..7        -10..7, -1000..7, ..
//
// A window is not part of the model: solutions that a search within windows does not find may lie outside
// them. So the search uses windows as assumptions, and accepts only refutations that do not depend on them.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "cp/constraints/counting.h"
#include "cp/store.h"

namespace quadrille::flatzinc {

/// Half the width of the widest window; Gecode has the same bounds.
inline constexpr cp::Value kSearchedWithin = 2'147'483'646;

/// The end of a window that begins at a bound of its variable: `reach`, or that far beyond the bound if the
/// bound is greater.
[[nodiscard]] cp::Value reach_beyond(cp::Value min, cp::Value reach);

/// Bounds beyond this one result from the least or the greatest number of the engine, if the model gives
/// none.
inline constexpr cp::Value kFar = cp::Value{1} << 61;

/// Whether a variable without bounds in the model still has none that follow from the model.
[[nodiscard]] bool lacks_bounds(const cp::Store& store, cp::IntVar x);

class Windows {
 public:
  /// Windows of those of the variables that lack bounds now. The store must be propagated, and outlive this
  /// object.
  Windows(const cp::Store& store, std::span<const cp::IntVar> unbounded);

  /// Whether no variable lacks a bound.
  [[nodiscard]] bool are_empty() const { return variables_.empty(); }
  /// Whether the variable has a window.
  [[nodiscard]] bool has(cp::VariableId variable) const;
  /// The facts that each variable lies in its window. The store must be at the level of the construction.
  [[nodiscard]] std::vector<cp::Literal> facts() const;
  /// Widens the windows. False if they have their maximum width.
  [[nodiscard]] bool widen();
  [[nodiscard]] bool are_widest() const;

 private:
  [[nodiscard]] cp::Interval window_of(cp::IntVar x) const;

  const cp::Store& store_;
  std::vector<cp::IntVar> variables_;
  std::size_t step_ = 0;
};

}  // namespace quadrille::flatzinc
