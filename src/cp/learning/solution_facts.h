// Turns solutions into facts, by which learning excludes them. Solutions that differ only in auxiliary
// variables count as one.
#pragma once

#include <span>
#include <vector>

#include "cp/branching.h"
#include "cp/learning/atoms.h"
#include "cp/store.h"

namespace quadrille::cp {

class SolutionFacts {
 public:
  /// The branchings are those of the search. All arguments must outlive this object.
  SolutionFacts(const Store& store, Atoms& atoms, std::span<const Branching> branchings);

  /// Whether the fact is about a variable that is auxiliary in all branchings.
  [[nodiscard]] bool is_auxiliary(Code code) const { return !is_main_[atoms_.literal(code).variable]; }
  /// The facts that give the main variables the values of a solution (see solution_of). Makes the atoms that
  /// it needs.
  [[nodiscard]] std::vector<Code> facts_of(std::span<const Value> solution);
  /// The same for the solution that the store holds.
  [[nodiscard]] std::vector<Code> facts_of_store();
  /// A clause that excludes the solution that the store holds: false facts that are not all false in any
  /// other solution. decisions: those that led to it, by level from 1 on. Makes the atoms that it needs.
  [[nodiscard]] std::vector<Code> blocking_clause(std::span<const Code> decisions);
  /// The same, but of the values of all main variables, without those that hold at level 0.
  [[nodiscard]] std::vector<Code> clause_of_values();

 private:
  const Store& store_;
  Atoms& atoms_;
  std::span<const Branching> branchings_;
  std::vector<bool> is_main_;  // by variable: whether it is in some branching that is not auxiliary
};

}  // namespace quadrille::cp
