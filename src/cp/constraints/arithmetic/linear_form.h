// The normal form of a sum of terms: no variable twice, no views, no coefficient 0.
#pragma once

#include <vector>

#include "cp/constraints/arithmetic.h"
#include "cp/wide.h"

namespace quadrille::cp {

/// The sum of coefficients[i] * variables[i], compared with the constant.
struct LinearForm {
  std::vector<IntVar> variables;    // plain variables in the order of their numbers
  std::vector<Value> coefficients;  // none is 0
  Wide constant = 0;
};

/// The same relation in normal form: 3x + 3(1 - x) + 2y - 2z = 5 becomes y - z = 1. The coefficients of =
/// and != have no common divisor; a relation that no integers satisfy, such as 2x = 1, becomes 0 = 1.
[[nodiscard]] LinearForm linear_form(const std::vector<Term>& terms, Comparison comparison, Value constant);

}  // namespace quadrille::cp
