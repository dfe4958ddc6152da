// What an equation says of the remainders that its variables leave. In 6x + 10y + 15z = 1 the number 2
// divides 6 and 10, so 15z leaves 1 when it is divided by 2: z is odd. In the same way x leaves 1 when it is
// divided by 5, and y leaves 1 when it is divided by 3.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

/// The variable at `place` leaves the remainder, from 0 to divisor - 1, when it is divided by the divisor.
struct Residue {
  std::size_t place;
  Value divisor, remainder;
};

/// Of the equation "sum of coefficients[i] * x[i] = constant". There are none for divisors of 2^30 and more,
/// nor where all coefficients have a common factor.
[[nodiscard]] std::vector<Residue> find_residues(std::span<const Value> coefficients, Wide constant);

/// Moves the bounds of x, which is no view, inwards to numbers that leave the remainder.
[[nodiscard]] bool round_bounds(Store& store, IntVar x, const Residue& residue, Word data);

/// Why round_bounds() made the fact so: the bound before, as the numbers from there on leave other
/// remainders. A value that went for its remainder has no further reason.
void explain_rounded(const Past& past, Literal fact, std::vector<Literal>& reasons);

}  // namespace quadrille::cp
