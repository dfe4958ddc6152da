// Constraints: clauses and other formulas over literals.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "cp/constraint.h"
#include "cp/literal.h"
#include "cp/reification.h"

namespace quadrille::cp {

/// At least one of the literals holds; domain consistent if they are about different variables. Two of them
/// are watched (Moskewicz et al. 2001), so a change costs O(1) unless a watched literal becomes false.
[[nodiscard]] std::unique_ptr<Constraint> clause(const std::vector<Literal>& literals);

/// The reification's literal <=> (or =>) all of the literals hold. Domain consistent if they are about
/// different variables.
[[nodiscard]] std::unique_ptr<Constraint> conjunction(const std::vector<Literal>& literals,
                                                      Reification reification);

/// The reification's literal <=> (or =>) at least one of the literals holds. As consistent as conjunction.
[[nodiscard]] std::unique_ptr<Constraint> disjunction(const std::vector<Literal>& literals,
                                                      Reification reification);

/// a <=> b: a conjunction of one literal.
[[nodiscard]] std::unique_ptr<Constraint> equivalence(Literal a, Literal b);

/// The number of literals that hold is odd, or is even. Domain consistent if they are about different
/// variables.
[[nodiscard]] std::unique_ptr<Constraint> parity(std::vector<Literal> literals, bool is_odd);

/// Posts constraints on variables of a separate store, which correspond in order to those of a disjunction.
/// It makes no further variables, and each of its constraints always makes the same inferences from the same
/// domains.
using PostConstraints = std::function<void(Store& store, std::span<const IntVar> variables)>;

/// All constraints of at least one of the lists hold. A value is removed if no list admits it after the
/// list's constraints have run; for variables that span more than 64 values, only the bounds are pruned.
/// Constructive disjunction: Van Hentenryck, Saraswat and Deville 1998. If a watch of the store says that a
/// limit is reached, later lists are left out; the caller must look at the limit, too, and drop the result.
[[nodiscard]] std::unique_ptr<Constraint> any_of(const Store& store, std::vector<IntVar> variables,
                                                 const std::vector<PostConstraints>& lists);

}  // namespace quadrille::cp
