// A formula in OPB over the candidates of a puzzle, for pseudo-Boolean solvers and for proofs.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "proof/opb.h"
#include "sudoku/encode/candidate_variables.h"

namespace quadrille::sudoku {

/// There is a variable for each candidate; r1c2_3 is true if r1c2 holds 3. The constraints: each cell holds
/// exactly one digit; each house holds each digit at most once and, if it is complete, at least once; and the
/// constraints of the other conditions, with helper variables where needed. Its solutions, restricted to the
/// candidates, are those of the puzzle. A value.
class Opb {
 public:
  using Id = proof::ConstraintId;
  struct WeightedVariable {
    int weight;
    int variable;
  };

  /// Without constraints. candidates and is_stopped: as for Cnf.
  Opb(const Layout& layout, std::vector<Digits> candidates, StopCheck::IsStopped is_stopped = {});
  [[nodiscard]] bool is_complete() const { return !stop_.was_stopped(); }

  [[nodiscard]] int digit_count() const { return layout_.digits; }
  [[nodiscard]] const CandidateVariables& variables() const { return variables_; }
  [[nodiscard]] const proof::OpbFormula& formula() const { return formula_; }

  /// The cell holds at least one digit.
  [[nodiscard]] Id some_digit(int cell) const { return 2 * static_cast<Id>(cell) + 1; }
  /// The cell holds at most one digit.
  [[nodiscard]] Id one_digit(int cell) const { return some_digit(cell) + 1; }
  /// The digit occurs at most once in the house, which is given by its index among the conditions.
  [[nodiscard]] Id one_place(std::size_t house, int digit) const {
    return firsts_[house] + (is_complete(house) ? 2 : 1) * static_cast<Id>(digit - 1);
  }
  /// The digit occurs at least once in the house. Only if is_complete().
  [[nodiscard]] Id some_place(std::size_t house, int digit) const { return one_place(house, digit) + 1; }
  /// Whether the house has as many cells as there are digits.
  [[nodiscard]] bool is_complete(std::size_t house) const {
    return firsts_[house + 1] - firsts_[house] == 2 * static_cast<Id>(layout_.digits);
  }

  /// The i-th constraint of a stated condition, counted from 0.
  [[nodiscard]] Id part(std::size_t condition, std::size_t i) const { return firsts_[condition] + i; }

  /// Whether there are variables besides those of the candidates.
  [[nodiscard]] bool has_helpers() const { return formula_.variable_count() > variables_.count(); }
  /// Solutions that differ in helper variables alone are one.
  void preserve_candidates() { formula_.preserve(variables_.count()); }
  /// Adds a last constraint: the grid is not this solution.
  void exclude(const Grid& grid);

  // For opb_of().

  /// Each cell holds exactly one digit.
  void add_cells();
  /// As for Cnf.
  [[nodiscard]] bool has_room(std::size_t bytes) { return !stop_.is_stopped(formula_.memory() + bytes); }
  /// The constraints that follow belong to the next stated condition.
  void begin_condition() { firsts_.push_back(formula_.constraint_count() + 1); }
  /// All conditions have been added; is_stopped() is called no more.
  void end();

  // For the conditions, which add their own constraints.

  /// As for Cnf.
  [[nodiscard]] bool goes_on() { return !stop_.is_stopped_meanwhile(formula_.memory()); }
  /// Sets the comment of the constraints that follow; written once if it does not change.
  void remark(std::string text);
  Id add_at_least(std::span<const int> literals, int bound) { return add(literals, {}, bound); }
  Id add_clause(std::span<const int> literals) { return add_at_least(literals, 1); }
  Id add_some(std::span<const int> variables) { return add_at_least(variables, 1); }
  Id add_at_most_one(std::vector<int> variables);
  /// The sum of the weights of the variables that are true is at least the bound. Weights may be negative.
  Id add_linear(std::span<const WeightedVariable> sum, int bound);
  /// A helper variable.
  [[nodiscard]] int new_variable();
  /// Until the matching end_where(), constraints are added under the condition that the variable is true, and
  /// new variables are false if it is not. See Where.
  void begin_where(int variable) { where_.push_back(variable); }
  void end_where() { where_.pop_back(); }
  /// If the cell can hold the digit and does, the other cell holds one of these. Adding this for each digit,
  /// in both directions, lets propagation make two cells equal.
  void add_support(int cell, int digit, int other, Digits digits);

 private:
  void add_cell(int cell);
  Id add(std::span<const int> literals, std::span<const int> weights, int bound);

  Layout layout_;
  StopCheck stop_;
  CandidateVariables variables_;
  proof::OpbFormula formula_;
  std::vector<Id> firsts_;  // for each stated condition, and for what follows
  std::string remark_;      // the last comment
  std::vector<int> where_;  // additions hold only if the last of these is true
};

}  // namespace quadrille::sudoku
