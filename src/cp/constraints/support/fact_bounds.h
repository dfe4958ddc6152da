// What a fact asks of a view whose bound a constraint moved: the bound from which the fact follows.
#pragma once

#include "cp/int_var.h"

namespace quadrille::cp {

/// For a fact that a raised lower bound of x made true: the fact follows from x >= the result.
[[nodiscard]] constexpr Value needed_min(IntVar x, Literal fact) {
  const Value v = x.from_base(fact.value);
  return fact.relation == Relation::not_equal ? v + 1 : v;
}

/// For a fact that a lowered upper bound of x made true: the fact follows from x <= the result.
[[nodiscard]] constexpr Value needed_max(IntVar x, Literal fact) {
  const Value v = x.from_base(fact.value);
  return fact.relation == Relation::not_equal ? v - 1 : v;
}

}  // namespace quadrille::cp
