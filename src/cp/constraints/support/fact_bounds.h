// Converts a fact to the bound that implies it, for constraints that explain a bound they moved.
#pragma once

#include "cp/int_var.h"

namespace quadrille::cp {

/// For a fact that became true when a lower bound of x rose: the v such that x >= v implies the fact.
[[nodiscard]] constexpr Value needed_min(IntVar x, Literal fact) {
  const Value v = x.from_base(fact.value);
  return fact.relation == Relation::not_equal ? v + 1 : v;
}

/// For a fact that became true when an upper bound of x fell: the v such that x <= v implies the fact.
[[nodiscard]] constexpr Value needed_max(IntVar x, Literal fact) {
  const Value v = x.from_base(fact.value);
  return fact.relation == Relation::not_equal ? v - 1 : v;
}

}  // namespace quadrille::cp
