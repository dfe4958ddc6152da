// A puzzle as a formula in OPB, for pseudo-Boolean solvers and for proofs.
#pragma once

#include <functional>
#include <vector>

#include "proof/opb.h"
#include "sudoku/candidate_variables.h"

namespace quadrille::sudoku {

/// A variable for each candidate, r1c2_3 where r1c2 holds 3. The constraints: each cell holds a digit, and no
/// two; each house holds each digit once at most and, with as many cells as digits, once at least; what the
/// differences forbid. Its solutions are those of the puzzle.
class Opb {
 public:
  using Id = proof::ConstraintId;

  /// is_stopped, if any, is told now and then of the bytes held so far; once it returns true, the rest is
  /// left out.
  explicit Opb(const Model& model, const std::function<bool(std::size_t memory)>& is_stopped = {});

  [[nodiscard]] const CandidateVariables& variables() const { return variables_; }
  [[nodiscard]] const proof::OpbFormula& formula() const { return formula_; }

  /// The cell holds a digit.
  [[nodiscard]] Id some_digit(int cell) const { return 2 * static_cast<Id>(cell) + 1; }
  /// It does not hold two.
  [[nodiscard]] Id one_digit(int cell) const { return some_digit(cell) + 1; }
  /// The digit does not stand in the house (by its index in the model) twice.
  [[nodiscard]] Id one_place(std::size_t house, int digit) const { return place(house, digit, 0); }
  /// It does stand there. Where is_full().
  [[nodiscard]] Id some_place(std::size_t house, int digit) const { return place(house, digit, 1); }
  [[nodiscard]] bool is_full(std::size_t house) const { return houses_[house].constraints_a_digit == 2; }

  /// One more constraint, the last: the grid is not the solution.
  void exclude(const Grid& grid);

 private:
  struct HouseIds {
    Id first;
    Id constraints_a_digit;
  };

  [[nodiscard]] Id place(std::size_t house, int digit, Id which) const {
    const HouseIds& ids = houses_[house];
    return ids.first + ids.constraints_a_digit * static_cast<Id>(digit - 1) + which;
  }
  void add_cell(int cell, int size);
  void add_house(const House& house, int size);
  void add_difference(const Difference& difference, int size);
  Id add_some(const std::vector<int>& variables) { return formula_.add(variables, 1); }
  Id add_at_most_one(std::vector<int> variables);

  CandidateVariables variables_;
  proof::OpbFormula formula_;
  std::vector<HouseIds> houses_;
};

}  // namespace quadrille::sudoku
