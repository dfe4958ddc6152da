// Checks cutting-planes proofs in VeriPB's format, over formulas in OPB: that nothing satisfies them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "check_proof/dimacs.h"

namespace check_proof {

/// The sum of coefficient * variable, each 0 or 1, is at least the bound. No coefficient is 0. (OPB's ~x is
/// 1 - x.)
struct Inequality {
  std::map<std::string, std::int64_t> coefficients;
  std::int64_t bound = 0;
};

/// Numbered from 1 on; an equation is two inequalities, >= and then <=.
struct PseudoBooleanFormula {
  std::vector<Inequality> inequalities;
};

/// Linear constraints, without an objective.
[[nodiscard]] std::variant<PseudoBooleanFormula, Complaint> read_opb(std::string_view text);

/// Nothing when the proof shows that nothing satisfies the formula, else what is wrong with it. Of
/// version 2.0 of the format: f; pol with + * d s w and literal axioms; rup, by propagation over all that is
/// there; del id; output NONE; conclusion UNSAT : id. Numbers beyond 2^62 are refused.
[[nodiscard]] std::optional<Complaint> check_cutting_planes(const PseudoBooleanFormula& formula,
                                                            std::string_view proof);

}  // namespace check_proof
