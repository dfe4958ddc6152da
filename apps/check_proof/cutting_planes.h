// Checks proofs by cutting planes in VeriPB's format: that nothing satisfies a formula in OPB, or how many
// solutions it has.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "check_proof/pseudo_boolean.h"

namespace check_proof {

/// What a proof has shown.
struct Shown {
  std::uint64_t solutions = 0;
  bool is_complete = true;  // there are no others
};

/// Returns what the proof shows about the formula, or the mistake in the proof. It knows these parts of
/// versions 2.0 and 3.0 of the format: f; pol with + * d s w and literal axioms; rup, by unit propagation
/// over all constraints; solx; del id; output NONE; the conclusions UNSAT : id, ENUMERATION_COMPLETE number
/// : id and ENUMERATION_PARTIAL number; and the last line of a proof. Numbers beyond 2^62 are refused.
[[nodiscard]] std::variant<Shown, Complaint> check_cutting_planes(const PseudoBooleanFormula& formula,
                                                                  std::string_view proof);

}  // namespace check_proof
