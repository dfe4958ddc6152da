#include "sudoku/prove/case_refutation.h"

#include <cstdlib>

namespace quadrille::sudoku {

void CaseRefutation::set(int literal) {
  values_[static_cast<std::size_t>(std::abs(literal))] = literal > 0 ? 1 : -1;
  trail_.push_back(literal);
}

void CaseRefutation::undo(std::size_t size) {
  for (; trail_.size() > size; trail_.pop_back())
    values_[static_cast<std::size_t>(std::abs(trail_.back()))] = 0;
}

bool CaseRefutation::propagate(const proof::AtLeast& constraint) {
  int slack = -constraint.bound;
  for (std::size_t i = 0; i < constraint.literals.size(); ++i)
    if (value(constraint.literals[i]) >= 0) slack += constraint.weight(i);
  if (slack < 0) return false;
  for (std::size_t i = 0; i < constraint.literals.size(); ++i)
    if (value(constraint.literals[i]) == 0 && constraint.weight(i) > slack) set(constraint.literals[i]);
  return true;
}

bool CaseRefutation::propagate() {
  std::size_t before = 0;
  do {
    before = trail_.size();
    for (const std::size_t i : constraints_)
      if (!propagate(formula_.constraint(i))) return false;
  } while (trail_.size() != before);
  return true;
}

std::vector<int> CaseRefutation::cases() const {
  std::vector<int> fewest, open;
  for (const std::size_t c : constraints_) {
    const proof::AtLeast constraint = formula_.constraint(c);
    open.clear();
    int missing = constraint.bound;
    for (std::size_t i = 0; i < constraint.literals.size(); ++i) {
      const int literal = constraint.literals[i];
      if (value(literal) == 0) open.push_back(literal);
      if (value(literal) == 1) missing -= constraint.weight(i);
    }
    if (missing > 0 && (fewest.empty() || open.size() < fewest.size())) fewest = open;
  }
  return fewest;
}

bool CaseRefutation::refute(std::vector<int>& clause, std::vector<StepId>& uses) {
  const std::size_t before = trail_.size();
  for (const int literal : clause) {
    if (value(literal) == 0) set(-literal);
  }
  const bool is_refuted = refute_cases(clause, uses);
  undo(before);
  return is_refuted;
}

bool CaseRefutation::refute_cases(std::vector<int>& clause, std::vector<StepId>& uses) {
  if (!propagate()) return true;
  const std::vector<int> open = cases();
  for (const int literal : open) {
    if (value(literal) != 0) continue;  // implied by the earlier cases
    const std::size_t before = trail_.size();
    set(literal);
    clause.push_back(-literal);
    std::vector<StepId> used = uses;
    const bool is_refuted = refute_cases(clause, used);
    undo(before);
    if (is_refuted) uses.push_back(add_clause_(clause, used));
    clause.pop_back();
    if (!is_refuted) return false;
    set(-literal);
    if (!propagate()) return true;
  }
  return !open.empty() && refute_cases(clause, uses);
}

}  // namespace quadrille::sudoku
