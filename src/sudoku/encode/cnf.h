// A formula in conjunctive normal form over the candidates of a puzzle, for SAT solvers and for proofs: a
// value.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "proof/formula.h"
#include "sudoku/encode/candidate_variables.h"

namespace quadrille::sudoku {

struct ClauseCount {
  std::size_t clauses = 0, literals = 0;
};

/// The extended encoding (Lynce and Ouaknine, "Sudoku as a SAT problem", 2006). A variable is true if a cell
/// holds a digit; there is one for each candidate, counted from 1 by cells, then digits. Helper variables of
/// conditions, if any, follow. The clauses: each cell holds exactly one digit; each complete house holds each
/// digit somewhere; two cells of a house differ; and the clauses of the other conditions. No clause is
/// written twice for two houses that share cells. Its models, restricted to the candidates, are the solutions
/// of the puzzle. cnf_of() makes it from a puzzle's conditions (sudoku/conditions/encoding.h).
class Cnf {
 public:
  using Candidate = CandidateVariables::Candidate;

  /// Without clauses. candidates: the digits that each cell may hold. is_stopped, if given, is called now and
  /// then with the bytes allocated so far or, before a large condition, with an upper bound of the bytes
  /// after it; once it returns true, the remaining clauses are left out, and the formula is incomplete.
  Cnf(const Layout& layout, std::vector<Digits> candidates, StopCheck::IsStopped is_stopped = {});
  [[nodiscard]] bool is_complete() const { return !stop_.was_stopped(); }

  [[nodiscard]] int digit_count() const { return layout_.digits; }
  [[nodiscard]] const CandidateVariables& variables() const { return variables_; }
  /// Including helpers.
  [[nodiscard]] int variable_count() const { return formula_.variable_count(); }
  [[nodiscard]] int candidate_count() const { return variables_.count(); }
  /// variable: 1..candidate_count().
  [[nodiscard]] Candidate candidate(int variable) const { return variables_.candidate(variable); }
  /// 0 if there is no such candidate.
  [[nodiscard]] int variable(int cell, int digit) const { return variables_.variable(cell, digit); }

  [[nodiscard]] const proof::Formula& formula() const { return formula_; }
  [[nodiscard]] std::size_t clause_count() const { return formula_.clause_count(); }
  [[nodiscard]] std::span<const int> clause(std::size_t i) const { return formula_.clause(i); }
  void add(std::span<const int> clause);
  void add_clause(std::span<const int> clause) { add(clause); }  // the name that Opb has for it

  // For cnf_of().

  /// Reserves memory for the clauses of the cells and these, which are an upper bound.
  void reserve(ClauseCount of_conditions);
  /// Each cell holds exactly one digit.
  void add_cells();
  /// Whether is_stopped() allows to add this many bytes.
  [[nodiscard]] bool has_room(std::size_t bytes) { return !stop_.is_stopped(formula_.memory() + bytes); }
  /// All conditions have been added; is_stopped() is called no more.
  void end();

  // For the conditions, which add their own clauses.

  /// To be asked in loops that take long: false once is_stopped() has returned true. What is added after that
  /// is left out.
  [[nodiscard]] bool goes_on() { return !stop_.is_stopped_meanwhile(formula_.memory()); }
  [[nodiscard]] int new_variable();
  /// Until the matching end_where(), clauses are added under the condition that the variable is true, and new
  /// variables are false if it is not. See Where.
  void begin_where(int variable) { where_.push_back(variable); }
  void end_where() { where_.pop_back(); }
  /// At most one of the two holds.
  void add_exclusion(Candidate first, Candidate second);
  /// Two cells hold different digits. Written once, even if several conditions imply it.
  void add_unequal(int a, int b);

 private:
  void add_cell(int cell);

  Layout layout_;
  CandidateVariables variables_;
  proof::Formula formula_;
  StopCheck stop_;
  std::vector<int> where_;           // additions hold only if the last of these is true
  std::vector<bool> known_unequal_;  // by pair of cells; only while conditions are added
};

}  // namespace quadrille::sudoku
