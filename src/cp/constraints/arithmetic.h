// Constraints: comparisons and arithmetic.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"
#include "cp/reification.h"

namespace quadrille::cp {

/// index, counted from 0, is the place of the first variable that has the greatest value. O(n^2).
[[nodiscard]] std::unique_ptr<Constraint> arg_max(std::vector<IntVar> variables, IntVar index);
/// The same for the least value.
[[nodiscard]] std::unique_ptr<Constraint> arg_min(std::vector<IntVar> variables, IntVar index);

/// x = y; domain consistent. Reified it is so too, where the bounds that x and y share span at most
/// Domains::kDenseSpan values; beyond, it only sees that bounds part them.
[[nodiscard]] std::unique_ptr<Constraint> equal(IntVar x, IntVar y,
                                                std::optional<Reification> reification = std::nullopt);

/// x != y; consistent as equal is. Use views for x != y + c.
[[nodiscard]] std::unique_ptr<Constraint> not_equal(IntVar x, IntVar y,
                                                    std::optional<Reification> reification = std::nullopt);

struct Term {
  Value coefficient;
  IntVar variable;
};

enum class Comparison : std::uint8_t { equal, not_equal, at_most };

/// sum of coefficient * variable (=, != or <=) constant. Bounds(R) consistent (Harvey and Schimpf 2002); <=
/// is domain consistent, and so is !=, which only waits for the last variable. So is an equation once at most
/// two variables are open, where their coefficients are 1 or -1 or their bounds close. Of two variables with
/// such coefficients it is the same as equal or not_equal on views. A variable may come in several terms, and
/// in the literal too. Sums are computed in 128 bits and cannot overflow, as the coefficients' magnitudes
/// must add up to less than 2^63.
[[nodiscard]] std::unique_ptr<Constraint> linear(const std::vector<Term>& terms, Comparison comparison,
                                                 Value constant,
                                                 std::optional<Reification> reification = std::nullopt);

/// result = the greatest of the variables, of which there must be one. Bounds(Z) consistent. Besides, the
/// result keeps only values that a variable has, and a variable that reaches above all others keeps there
/// only values of the result. O(n + holes).
[[nodiscard]] std::unique_ptr<Constraint> maximum(std::vector<IntVar> variables, IntVar result);

/// result = the least of the variables, as maximum.
[[nodiscard]] std::unique_ptr<Constraint> minimum(std::vector<IntVar> variables, IntVar result);

/// x * y = z. Bounds(R) consistent (Apt and Zoeteweij 2007), value consistent, and domain consistent once
/// only two variables are open, with close bounds. This and the arithmetic below never overflow: what lies
/// beyond all values has no solution, and infinite bounds go over into others.
[[nodiscard]] std::unique_ptr<Constraint> times(IntVar x, IntVar y, IntVar z);

/// How a quotient is rounded.
enum class Rounding : std::uint8_t {
  towards_zero,  // as C++ does, and FlatZinc's div, Prolog's //
  down,          // as Prolog's div
};

/// z is x divided by y, which is not 0. Consistent as times is.
[[nodiscard]] std::unique_ptr<Constraint> division(IntVar x, IntVar y, IntVar z, Rounding rounding);

/// z is what remains of x divided by y: x - y * quotient, with the sign of x when the quotient is rounded
/// towards zero, else with that of y. Value consistent; by bounds it is so where y is fixed, and by domains
/// as times is.
[[nodiscard]] std::unique_ptr<Constraint> modulo(IntVar x, IntVar y, IntVar z, Rounding rounding);

/// What x^y is for y < 0, if |x| > 1. (1 and -1 stay themselves; 0 has no such power.)
enum class NegativePower : std::uint8_t {
  none,  // as in Prolog
  zero,  // as in MiniZinc
};

/// x^y = z; 0^0 = 1. Consistent as times is.
[[nodiscard]] std::unique_ptr<Constraint> power(IntVar x, IntVar y, IntVar z, NegativePower negative_power);

/// |x| = z. Domain consistent, except for gaps of more than Domains::kDenseSpan values.
[[nodiscard]] std::unique_ptr<Constraint> absolute(IntVar x, IntVar z);

}  // namespace quadrille::cp
