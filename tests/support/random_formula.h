// Small random formulas, and what is true of them by trying all assignments.
#pragma once

#include <optional>
#include <span>

#include "base/random.h"
#include "proof/formula.h"

namespace quadrille::test {

/// Clauses of one to three literals, about as many as make half of such formulas unsatisfiable.
[[nodiscard]] proof::Formula random_formula(int variables, Random& random);

/// Whether every assignment that satisfies the formula satisfies the clause, too.
[[nodiscard]] bool follows(const proof::Formula& formula, std::span<const int> clause);

[[nodiscard]] inline bool has_model(const proof::Formula& formula) { return !follows(formula, {}); }

}  // namespace quadrille::test
