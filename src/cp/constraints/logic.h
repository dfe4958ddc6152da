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

/// Posts constraints on variables that stand for those of a disjunction, in their order, in a store of their
/// own. It makes no further variables, and no constraint infers less from the same domains another time.
using PostConstraints = std::function<void(Store& store, std::span<const IntVar> variables)>;

/// All constraints of at least one of the lists hold. A value goes where no list admits it, once the list's
/// constraints have run; of variables that span more than 64 values, only the bounds do. Constructive
/// disjunction: Van Hentenryck, Saraswat and Deville 1998.
[[nodiscard]] std::unique_ptr<Constraint> any_of(const Store& store, std::vector<IntVar> variables,
                                                 const std::vector<PostConstraints>& lists);

}  // namespace quadrille::cp
