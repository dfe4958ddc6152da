// Shows that some literals cannot all hold under constraints of a formula, by clauses that unit propagation
// verifies one after another, case by case.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "base/bits.h"
#include "proof/opb.h"

namespace quadrille::sudoku {

class CaseRefutation {
 public:
  using StepId = std::uint32_t;
  /// Adds a clause that unit propagation verifies with the formula and these steps.
  using AddClause = std::function<StepId(std::span<const int> literals, std::span<const StepId> uses)>;

  /// constraints: indices in the formula, which must outlive this object.
  CaseRefutation(const proof::OpbFormula& formula, std::vector<std::size_t> constraints, AddClause add_clause)
      : formula_(formula),
        constraints_(std::move(constraints)),
        add_clause_(std::move(add_clause)),
        values_(static_cast<std::size_t>(formula.variable_count()) + 1) {}

  /// Adds to `uses` the steps with which unit propagation refutes the negation of the clause. False if
  /// nothing refutes it. Each literal occurs once.
  [[nodiscard]] bool refute(std::vector<int>& clause, std::vector<StepId>& uses);

 private:
  [[nodiscard]] int value(int literal) const {
    const int v = values_[static_cast<std::size_t>(literal > 0 ? literal : -literal)];
    return literal > 0 ? v : -v;
  }
  void set(int literal);
  /// Makes literals true until no constraint forces more. False if one of them is already false.
  [[nodiscard]] bool propagate();
  [[nodiscard]] bool propagate(const proof::AtLeast& constraint);
  /// The undecided literals of the unsatisfied constraint with the fewest of them.
  [[nodiscard]] std::vector<int> cases() const;
  [[nodiscard]] bool refute_cases(std::vector<int>& clause, std::vector<StepId>& uses);
  void undo(std::size_t size);

  const proof::OpbFormula& formula_;
  std::vector<std::size_t> constraints_;
  AddClause add_clause_;
  std::vector<int> values_;  // by variable: 1 true, -1 false, 0 undecided
  std::vector<int> trail_;
};

}  // namespace quadrille::sudoku
