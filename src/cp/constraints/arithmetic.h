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

/// index, counted from 0, is the position of the first greatest variable: for values 2, 5, 5 it is
/// 1. Prunes bounds of the variables and values of the index. O(n^2).
[[nodiscard]] std::unique_ptr<Constraint> arg_max(std::vector<IntVar> variables, IntVar index);
/// index, counted from 0, is the position of the first least variable; as arg_max.
[[nodiscard]] std::unique_ptr<Constraint> arg_min(std::vector<IntVar> variables, IntVar index);

/// x = y; domain consistent. Reified, it is domain consistent if the bounds that x and y share span at most
/// Domains::kDenseSpan values; beyond that it only detects that the bounds do not overlap.
[[nodiscard]] std::unique_ptr<Constraint> equal(IntVar x, IntVar y,
                                                std::optional<Reification> reification = std::nullopt);

/// x != y; as consistent as equal. For x != y + c, pass a view: not_equal(x, y + c).
[[nodiscard]] std::unique_ptr<Constraint> not_equal(IntVar x, IntVar y,
                                                    std::optional<Reification> reification = std::nullopt);

/// The product coefficient * variable.
struct Term {
  Value coefficient;
  IntVar variable;
};

enum class Comparison : std::uint8_t { equal, not_equal, at_most };

/// The sum of coefficient * variable is =, != or <= the constant. {{2, x}, {-1, y}}, at_most, 3 means 2x - y
/// <= 3.
///
/// <= and != are domain consistent; != waits until one variable is left open. An equation is bounds(R)
/// consistent (Harvey and Schimpf 2002). It becomes domain consistent when at most two variables are open, if
/// their coefficients are 1 or -1 or their bounds are close, that is, span at most 256 numbers each. A
/// relation = or != of two variables with coefficients 1 or -1 becomes equal or not_equal on views.
///
/// A variable may occur in several terms, and in the literal too. Sums are computed in 128 bits; they cannot
/// overflow, provided that the magnitudes of the coefficients add up to less than 2^63.
[[nodiscard]] std::unique_ptr<Constraint> linear(const std::vector<Term>& terms, Comparison comparison,
                                                 Value constant,
                                                 std::optional<Reification> reification = std::nullopt);

/// Variables that take different values, and the factor of their sum.
struct DistinctGroup {
  int factor = 1;                 // not 0
  std::vector<IntVar> variables;  // at least one
};

/// Within each group the variables take different values, and the sums of the groups, each multiplied by its
/// factor, add up to the total. It enumerates the sets of values that a group can take. Each variable keeps
/// the values that it has in some set whose sum the other groups complete to the total. Domain consistent for
/// one group of at most three variables. The cells of a Killer Sudoku's cage are one group.
///
/// The variables must be plain, different, with word domains of one origin, and neither too many nor with too
/// many values: arithmetic/distinct_sum.h.
[[nodiscard]] std::unique_ptr<Constraint> distinct_sum(const Store& store,
                                                       const std::vector<DistinctGroup>& groups, Value total);

/// result = the greatest of the variables; without variables it fails. Bounds(Z) consistent. In addition,
/// the result keeps only values that some variable has, and a variable that can be greater than all others
/// keeps, above them, only values of the result. O(n + holes).
[[nodiscard]] std::unique_ptr<Constraint> maximum(std::vector<IntVar> variables, IntVar result);

/// result = the least of the variables; as maximum.
[[nodiscard]] std::unique_ptr<Constraint> minimum(std::vector<IntVar> variables, IntVar result);

/// x * y = z. Bounds(R) consistent (Apt and Zoeteweij 2007) and value consistent; domain consistent once
/// only two variables are open, if their bounds are close. This and all arithmetic below never overflow: a
/// result beyond all values is no solution, and infinite bounds lead to infinite bounds.
[[nodiscard]] std::unique_ptr<Constraint> times(IntVar x, IntVar y, IntVar z);

/// How a quotient is rounded.
enum class Rounding : std::uint8_t {
  towards_zero,  // as / in C++, div in FlatZinc, // in Prolog
  down,          // as div in Prolog
};

/// z = x / y, rounded as asked; y = 0 is no solution. As consistent as times.
[[nodiscard]] std::unique_ptr<Constraint> division(IntVar x, IntVar y, IntVar z, Rounding rounding);

/// z is the remainder of x divided by y: x - y * quotient. It has the sign of x if the quotient is rounded
/// towards zero, else the sign of y. Value consistent; bounds consistent if y is fixed; domain consistent if
/// times is.
[[nodiscard]] std::unique_ptr<Constraint> modulo(IntVar x, IntVar y, IntVar z, Rounding rounding);

/// The meaning of x^y for y < 0 and |x| > 1. (Powers of 1 and -1 are 1 or -1; 0 has no negative power.)
enum class NegativePower : std::uint8_t {
  none,  // no solution, as in Prolog
  zero,  // 0, as in MiniZinc
};

/// x^y = z, where 0^0 = 1. As consistent as times.
[[nodiscard]] std::unique_ptr<Constraint> power(IntVar x, IntVar y, IntVar z, NegativePower negative_power);

/// |x| = z. Domain consistent, except for gaps of more than Domains::kDenseSpan values.
[[nodiscard]] std::unique_ptr<Constraint> absolute(IntVar x, IntVar z);

}  // namespace quadrille::cp
