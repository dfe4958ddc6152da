// Checks cutting-planes proofs in VeriPB's format that nothing satisfies a formula in OPB.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "check_proof/dimacs.h"

namespace check_proof {

/// The sum of coefficient * variable is at least the bound, where variables are 0 or 1. The terms are
/// ordered by variable, and no coefficient is 0. (OPB's literal ~x is written as 1 - x.)
struct Inequality {
  std::vector<std::pair<std::uint32_t, std::int64_t>> terms;
  std::int64_t bound = 0;
};

/// The names of variables, numbered from 0 in the order in which they are first asked for.
class Names {
 public:
  /// The number of a name; a new name gets the next number.
  [[nodiscard]] std::uint32_t number(std::string_view name) {
    return numbers_.try_emplace(std::string(name), static_cast<std::uint32_t>(numbers_.size())).first->second;
  }
  [[nodiscard]] std::size_t size() const { return numbers_.size(); }

 private:
  std::unordered_map<std::string, std::uint32_t> numbers_;
};

/// Inequalities are numbered from 1. An equation is two inequalities: first >=, then <=.
struct PseudoBooleanFormula {
  Names names;
  std::vector<Inequality> inequalities;
};

/// Reads linear constraints; an objective is refused.
[[nodiscard]] std::variant<PseudoBooleanFormula, Complaint> read_opb(std::string_view text);

/// Returns nullopt if the proof shows that nothing satisfies the formula, else the mistake in the
/// proof. It knows these parts of version 2.0 of the format: f; pol with + * d s w and literal axioms; rup,
/// by unit propagation over all constraints; del id; output NONE; conclusion UNSAT : id; and the last line
/// of a proof. Numbers beyond 2^62 are refused.
[[nodiscard]] std::optional<Complaint> check_cutting_planes(const PseudoBooleanFormula& formula,
                                                            std::string_view proof);

}  // namespace check_proof
