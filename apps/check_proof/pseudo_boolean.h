// Checks cutting-planes proofs in VeriPB's format, over formulas in OPB: that nothing satisfies them.
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

/// The sum of coefficient * variable, each 0 or 1, is at least the bound. Variables, by their numbers, in
/// increasing order; no coefficient is 0. (OPB's ~x is 1 - x.)
struct Inequality {
  std::vector<std::pair<std::uint32_t, std::int64_t>> terms;
  std::int64_t bound = 0;
};

/// The names of variables, numbered from 0 on.
class Names {
 public:
  /// Of a new name a new number.
  [[nodiscard]] std::uint32_t number(std::string_view name) {
    return numbers_.try_emplace(std::string(name), static_cast<std::uint32_t>(numbers_.size())).first->second;
  }
  [[nodiscard]] std::size_t size() const { return numbers_.size(); }

 private:
  std::unordered_map<std::string, std::uint32_t> numbers_;
};

/// Inequalities are numbered from 1 on; an equation is two, >= and then <=.
struct PseudoBooleanFormula {
  Names names;
  std::vector<Inequality> inequalities;
};

/// Linear constraints, without an objective.
[[nodiscard]] std::variant<PseudoBooleanFormula, Complaint> read_opb(std::string_view text);

/// Nothing when the proof shows that nothing satisfies the formula, else what is wrong with it. Of
/// version 2.0 of the format: f; pol with + * d s w and literal axioms; rup, by propagation over all that is
/// there; del id; output NONE; conclusion UNSAT : id; the line that ends a proof. Numbers beyond 2^62 are
/// refused.
[[nodiscard]] std::optional<Complaint> check_cutting_planes(const PseudoBooleanFormula& formula,
                                                            std::string_view proof);

}  // namespace check_proof
