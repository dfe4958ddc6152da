// A puzzle as a formula in OPB, for pseudo-Boolean solvers and for proofs.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "proof/opb.h"
#include "sudoku/prove/candidate_variables.h"

namespace quadrille::sudoku {

/// A variable for each candidate, r1c2_3 where r1c2 holds 3. The constraints: each cell holds a digit, and no
/// two; each house holds each digit once at most and, where it is complete, once at least; what the other
/// conditions say, with helper variables where they need some. Its solutions, looked at without helpers, are
/// those of the puzzle. A value.
class Opb {
 public:
  using Id = proof::ConstraintId;
  struct WeightedVariable {
    int weight;
    int variable;
  };

  /// is_stopped, if any: as for Cnf.
  explicit Opb(const Conditions& conditions, const std::function<bool(std::size_t memory)>& is_stopped = {});
  [[nodiscard]] bool is_complete() const { return is_complete_; }

  [[nodiscard]] int digit_count() const { return layout_.digits; }
  [[nodiscard]] const CandidateVariables& variables() const { return variables_; }
  [[nodiscard]] const proof::OpbFormula& formula() const { return formula_; }

  /// The cell holds a digit.
  [[nodiscard]] Id some_digit(int cell) const { return 2 * static_cast<Id>(cell) + 1; }
  /// It does not hold two.
  [[nodiscard]] Id one_digit(int cell) const { return some_digit(cell) + 1; }
  /// The digit does not stand in the house (its index among the conditions) twice.
  [[nodiscard]] Id one_place(std::size_t house, int digit) const {
    return firsts_[house] + (is_complete(house) ? 2 : 1) * static_cast<Id>(digit - 1);
  }
  /// It does stand there. Where is_complete().
  [[nodiscard]] Id some_place(std::size_t house, int digit) const { return one_place(house, digit) + 1; }
  /// Whether the house has as many cells as there are digits.
  [[nodiscard]] bool is_complete(std::size_t house) const {
    return firsts_[house + 1] - firsts_[house] == 2 * static_cast<Id>(layout_.digits);
  }

  /// The i-th constraint of a condition that is stated, counted from 0.
  [[nodiscard]] Id part(std::size_t condition, std::size_t i) const { return firsts_[condition] + i; }

  /// One more constraint, the last: the grid is not the solution.
  void exclude(const Grid& grid);

  // For conditions, which say in constraints what they mean.

  /// What is to be said of the constraints that follow; once where it is the same.
  void remark(std::string text);
  Id add_at_least(std::span<const int> literals, int bound) { return add(literals, {}, bound); }
  Id add_clause(std::span<const int> literals) { return add_at_least(literals, 1); }
  Id add_some(std::span<const int> variables) { return add_at_least(variables, 1); }
  Id add_at_most_one(std::vector<int> variables);
  /// The sum of the weights of those variables that hold is at least the bound. Weights may be negative.
  Id add_linear(std::span<const WeightedVariable> sum, int bound);
  /// A helper variable.
  [[nodiscard]] int new_variable();
  /// From now on constraints are added for the case that the variable is true, and new variables are false in
  /// the other case; until the call that goes with this one. See Where.
  void begin_where(int variable) { where_.push_back(variable); }
  void end_where() { where_.pop_back(); }
  /// Where the cell can hold the digit and does, the other cell holds one of these. With this for each digit,
  /// and the other way round, propagation makes two cells agree.
  void add_support(int cell, int digit, int other, Digits digits);

 private:
  void add_cell(int cell);
  Id add(std::span<const int> literals, std::span<const int> weights, int bound);
  void begin_condition() { firsts_.push_back(formula_.constraint_count() + 1); }

  Layout layout_;
  bool is_complete_ = true;
  CandidateVariables variables_;
  proof::OpbFormula formula_;
  std::vector<Id> firsts_;  // of each condition that is stated, and of what follows
  std::string remark_;      // the last one
  std::vector<int> where_;  // what is added holds where the last of these is true
};

}  // namespace quadrille::sudoku
