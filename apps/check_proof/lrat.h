// Checks proofs in LRAT format that a formula has no model.
#pragma once

#include <optional>
#include <string_view>

#include "check_proof/dimacs.h"

namespace check_proof {

/// Returns nullopt if the proof shows that the formula has no model, else a description of the mistake in the
/// proof.
///
/// Each line adds a clause, "id literals 0 hints 0", or deletes clauses, "id d ids 0". To check a clause,
/// all its literals are assumed to be false. Then each hint in turn must be a clause with exactly one
/// literal that is not false, which becomes true, and the last hint must be false. src/proof/lrat.h has an
/// example. Steps that only preserve satisfiability (RAT, with negative hints) are refused.
[[nodiscard]] std::optional<Complaint> check_lrat(const Formula& formula, std::string_view proof);

}  // namespace check_proof
