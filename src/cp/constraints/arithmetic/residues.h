// The remainders of variables that an equation implies. In 6x + 10y + 15z = 1 the number 2 divides 6 and 10,
// so 15z must leave remainder 1 when divided by 2: z is odd. In the same way x leaves 1 when divided by 5,
// and y leaves 1 when divided by 3.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

/// The variable at `place` leaves this remainder, from 0 to divisor - 1, when divided by the divisor.
struct Residue {
  std::size_t place;
  Value divisor, remainder;
};

/// The residues of the equation "sum of coefficients[i] * x[i] = constant". Divisors from 2^30 on are left
/// out, and there are none if all coefficients have a common factor.
[[nodiscard]] std::vector<Residue> find_residues(std::span<const Value> coefficients, Wide constant);

/// Moves both bounds of x inwards to the next numbers that leave the remainder. x must not be a view.
[[nodiscard]] bool round_bounds(Store& store, IntVar x, const Residue& residue, Word data);

/// Appends the reasons for a fact that round_bounds() made true: the bound before, because the numbers
/// between the two bounds leave other remainders. A removed value that leaves another remainder needs no
/// further reason.
void explain_rounded(const Past& past, Literal fact, std::vector<Literal>& reasons);

}  // namespace quadrille::cp
