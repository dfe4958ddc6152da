// A puzzle as a formula in conjunctive normal form, for SAT solvers and for proofs.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "proof/formula.h"
#include "sudoku/candidate_variables.h"

namespace quadrille::sudoku {

/// The extended encoding (Lynce and Ouaknine, "Sudoku as a SAT problem", 2006). A variable says that a cell
/// holds a digit; there is one for each candidate of the model, counted from 1 by cells, then digits. The
/// clauses: each cell holds a digit, and no two; each house with as many cells as digits holds each digit
/// somewhere; two cells of a house differ; what the differences forbid. No clause is written twice for two
/// houses that share cells. Its solutions are those of the puzzle.
class Cnf {
 public:
  using Candidate = CandidateVariables::Candidate;

  /// is_stopped, if any, is told now and then of the bytes held so far; once it returns true, the other
  /// clauses are left out.
  explicit Cnf(const Model& model, const std::function<bool(std::size_t memory)>& is_stopped = {});

  [[nodiscard]] int variable_count() const { return variables_.count(); }
  /// variable: 1..variable_count().
  [[nodiscard]] Candidate candidate(int variable) const { return variables_.candidate(variable); }
  /// 0 when the model has no such candidate.
  [[nodiscard]] int variable(int cell, int digit) const { return variables_.variable(cell, digit); }

  [[nodiscard]] const proof::Formula& formula() const { return formula_; }
  [[nodiscard]] std::size_t clause_count() const { return formula_.clause_count(); }
  [[nodiscard]] std::span<const int> clause(std::size_t i) const { return formula_.clause(i); }
  void add(std::span<const int> clause) { formula_.add(clause); }

 private:
  /// Room for all clauses, and those that would be written twice.
  void reserve(const Model& model);
  void add_cell(int cell);
  void add_places(const House& house);
  void add_difference(const Difference& difference);

  int size_;
  CandidateVariables variables_;
  proof::Formula formula_;
};

}  // namespace quadrille::sudoku
