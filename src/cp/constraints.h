// The catalogue of constraints: one factory each, one file each in constraints/.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// How much a constraint infers.
enum class Consistency : std::uint8_t {
  value,      // what fixed variables exclude: forward checking
  bounds,     // each bound has a support among the intervals of the others (bounds(Z))
  domain,     // each value has a support among the domains of the others
  automatic,  // cheap inference always, domain consistency where it has paid so far
};

/// The variables take different values.
/// value: O(n) for each fixed variable. bounds: Lopez-Ortiz, Quimper, Tromp and van Beek 2003, O(n log n).
/// domain: Regin 1994, on bit masks when the values span at most 64 numbers. The variables may repeat (then
/// it fails) and may be views.
[[nodiscard]] std::unique_ptr<Constraint> all_different(const Store& store, std::vector<IntVar> variables,
                                                        Consistency consistency);

/// x != y; domain consistent. Use views for x != y + c.
[[nodiscard]] std::unique_ptr<Constraint> not_equal(IntVar x, IntVar y);

struct Term {
  Value coefficient;
  IntVar variable;
};

enum class Comparison : std::uint8_t { equal, not_equal, at_most };

/// Ties a constraint to the truth of a literal.
struct Reification {
  enum class Mode : std::uint8_t {
    full,  // literal <=> constraint
    half,  // literal => constraint
  };
  Literal literal;
  Mode mode = Mode::full;
};

/// sum of coefficient * variable (=, != or <=) constant. Bounds(R) consistent (Harvey and Schimpf 2002); <=
/// is domain consistent, and so is !=, which only waits for the last variable. A variable may come in several
/// terms, and in the literal too. Sums are computed in 128 bits and cannot overflow, as the coefficients'
/// magnitudes must add up to less than 2^63.
[[nodiscard]] std::unique_ptr<Constraint> linear(const std::vector<Term>& terms, Comparison comparison,
                                                 Value constant,
                                                 std::optional<Reification> reification = std::nullopt);

}  // namespace quadrille::cp
