// Checks LRAT proofs: that a formula has no model.
#pragma once

#include <optional>
#include <string_view>

#include "check_proof/dimacs.h"

namespace check_proof {

/// Nothing when the proof shows that the formula has no model, else what is wrong with it.
///
/// Each line adds a clause, "id literals 0 hints 0", or takes clauses away, "id d ids 0". A clause is
/// accepted when its literals, all false, leave each hinted clause in turn one literal to make true, and the
/// last one none. Steps that only keep a formula satisfiable (RAT, negative hints) are refused.
[[nodiscard]] std::optional<Complaint> check_lrat(const Formula& formula, std::string_view proof);

}  // namespace check_proof
