// Why some literals cannot all hold, by constraints of a formula: clauses that propagation sees one after the
// other, case by case.
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
  /// Adds a clause that propagation sees by the formula and these steps.
  using AddClause = std::function<StepId(std::span<const int> literals, std::span<const StepId> uses)>;

  /// constraints: counted from 0 in the formula, which must outlive this.
  CaseRefutation(const proof::OpbFormula& formula, std::vector<std::size_t> constraints, AddClause add_clause)
      : formula_(formula),
        constraints_(std::move(constraints)),
        add_clause_(std::move(add_clause)),
        values_(static_cast<std::size_t>(formula.variable_count()) + 1) {}

  /// What it takes, besides `uses`, that propagation refutes the clause's opposite. False where nothing
  /// refutes it; each literal comes once.
  [[nodiscard]] bool refute(std::vector<int>& clause, std::vector<StepId>& uses);

 private:
  [[nodiscard]] int value(int literal) const {
    const int v = values_[static_cast<std::size_t>(literal > 0 ? literal : -literal)];
    return literal > 0 ? v : -v;
  }
  void set(int literal);
  /// Makes literals true until no constraint asks for more. False once one cannot hold.
  [[nodiscard]] bool propagate();
  [[nodiscard]] bool propagate(const proof::AtLeast& constraint);
  /// The open literals of the constraint that has the fewest, among those that do not hold yet.
  [[nodiscard]] std::vector<int> cases() const;
  [[nodiscard]] bool refute_cases(std::vector<int>& clause, std::vector<StepId>& uses);
  void undo(std::size_t size);

  const proof::OpbFormula& formula_;
  std::vector<std::size_t> constraints_;
  AddClause add_clause_;
  std::vector<int> values_;  // by variable: 1 true, -1 false, 0 open
  std::vector<int> trail_;
};

}  // namespace quadrille::sudoku
