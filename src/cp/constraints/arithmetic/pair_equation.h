// An equation of two terms, a * x + b * y = c, and the pairs of values that satisfy it.
#pragma once

#include <optional>
#include <vector>

#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

/// a * x + b * y = constant, where x and y are two different plain variables (not views) and a, b != 0.
struct PairEquation {
  Value a;
  IntVar x;
  Value b;
  IntVar y;
  Wide constant;

  /// The view of y that equals x: 7 - y for x + y = 7. It exists if both coefficients are 1 or -1 and the
  /// constant is at most 2^40 in magnitude.
  [[nodiscard]] std::optional<IntVar> solved() const;
  /// Keeps in each variable the values that have a partner in the other. If bounds are far apart and the
  /// coefficients are not 1 or -1, removes only the partners of holes between the other's bounds.
  [[nodiscard]] bool filter(Store& store, Word data) const;
  /// Appends the reasons for a fact about x that filter() made true: y has no partner for the removed values.
  void explain(Literal fact, std::vector<Literal>& reasons) const;

 private:
  [[nodiscard]] PairEquation swapped() const { return {b, y, a, x, constant}; }
  /// The value of y that solves the equation for this value of x, if there is one.
  [[nodiscard]] std::optional<Value> partner_of(Value v) const;
  /// Removes from x the values without a partner.
  [[nodiscard]] bool filter_x(Store& store, Word data) const;
};

}  // namespace quadrille::cp
