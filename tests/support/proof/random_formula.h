// Small random formulas, and facts about them found by trying all assignments.
#pragma once

#include <optional>
#include <span>

#include "base/random.h"
#include "proof/formula.h"

namespace quadrille::test {

/// Clauses of one to three literals, so many that about half of the formulas are unsatisfiable.
[[nodiscard]] proof::Formula random_formula(int variables, Random& random);

/// Whether every assignment that satisfies the formula also satisfies the clause.
[[nodiscard]] bool follows(const proof::Formula& formula, std::span<const int> clause);

[[nodiscard]] inline bool has_model(const proof::Formula& formula) { return !follows(formula, {}); }

}  // namespace quadrille::test
