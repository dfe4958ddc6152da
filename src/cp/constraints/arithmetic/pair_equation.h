// An equation of two terms, and which values of its variables go together.
#pragma once

#include <optional>
#include <vector>

#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

/// a * x + b * y = constant; x and y are two variables, no views, and a and b are not 0.
struct PairEquation {
  Value a;
  IntVar x;
  Value b;
  IntVar y;
  Wide constant;

  /// The view of y that x is equal to: 7 - y of x + y = 7. There is one where both coefficients are 1 or -1,
  /// unless the constant is beyond 2^40.
  [[nodiscard]] std::optional<IntVar> solved() const;
  /// Leaves to each variable the values that go with one of the other's; of two variables with bounds far
  /// apart and other coefficients, takes only the values that go with holes between the other's bounds.
  [[nodiscard]] bool filter(Store& store, Word data) const;
  /// Why filter() made the fact so, which is of x: y has no value to go with it.
  void explain(Literal fact, std::vector<Literal>& reasons) const;

 private:
  [[nodiscard]] PairEquation swapped() const { return {b, y, a, x, constant}; }
  /// The value of y that goes with this value of x.
  [[nodiscard]] std::optional<Value> partner_of(Value v) const;
  /// Takes from x the values that have no partner.
  [[nodiscard]] bool filter_x(Store& store, Word data) const;
};

}  // namespace quadrille::cp
