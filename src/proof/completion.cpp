#include "proof/completion.h"

namespace quadrille::proof {

Completion::Completion(const OpbFormula& formula)
    : formula_(formula),
      places_(2 * static_cast<std::size_t>(formula.variable_count()) + 2),
      values_(places_.size()) {
  for (std::size_t i = 0; i < formula.constraint_count(); ++i) {
    const AtLeast constraint = formula.constraint(i);
    std::int64_t& slack = slack_.emplace_back(-constraint.bound);
    for (std::size_t k = 0; k < constraint.literals.size(); ++k) {
      places_[index(constraint.literals[k])].emplace_back(i, constraint.weight(k));
      slack += constraint.weight(k);
    }
  }
}

bool Completion::complete(std::vector<int>& literals) {
  bool is_possible = true;
  for (const int literal : literals) {
    is_possible = is_possible && !is_true(-literal);
    if (is_possible && !is_true(literal)) set(literal);
  }
  // Constraints that force a literal by themselves are visited by the trial.
  is_possible = is_possible && propagate() && try_from(0, literals);
  undo(0);
  return is_possible;
}

bool Completion::try_from(std::size_t constraint, std::vector<int>& literals) {
  while (constraint < formula_.constraint_count() && is_satisfied(constraint)) ++constraint;
  if (constraint == formula_.constraint_count()) return true;
  const AtLeast open = formula_.constraint(constraint);
  int tried = 0;
  for (const int literal : open.literals)
    if (tried == 0 && is_open(literal)) tried = literal;
  if (tried == 0) return false;
  const std::size_t size = trail_.size();
  const std::size_t given = literals.size();
  for (const int literal : {tried, -tried}) {
    literals.push_back(literal);
    set(literal);
    if (propagate() && try_from(constraint, literals)) return true;
    literals.resize(given);
    undo(size);
  }
  return false;
}

void Completion::set(int literal) {
  values_[index(literal)] = 1;
  trail_.push_back(literal);
}

bool Completion::propagate() {
  bool is_possible = true;
  while (is_possible && counted_ < trail_.size()) {
    for (const auto& [constraint, weight] : places_[index(-trail_[counted_++])]) {
      slack_[constraint] -= weight;
      is_possible = is_possible && visit(constraint);
    }
  }
  return is_possible;
}

bool Completion::visit(std::size_t constraint) {
  if (slack_[constraint] < 0) return false;
  const AtLeast visited = formula_.constraint(constraint);
  for (std::size_t k = 0; k < visited.literals.size(); ++k)
    if (visited.weight(k) > slack_[constraint] && is_open(visited.literals[k])) set(visited.literals[k]);
  return true;
}

bool Completion::is_satisfied(std::size_t constraint) const {
  const AtLeast at = formula_.constraint(constraint);
  std::int64_t sum = 0;
  for (std::size_t k = 0; k < at.literals.size(); ++k)
    if (is_true(at.literals[k])) sum += at.weight(k);
  return sum >= at.bound;
}

void Completion::undo(std::size_t size) {
  while (trail_.size() > size) {
    const int literal = trail_.back();
    if (counted_ == trail_.size()) {
      for (const auto& [constraint, weight] : places_[index(-literal)]) slack_[constraint] += weight;
      --counted_;
    }
    values_[index(literal)] = 0;
    trail_.pop_back();
  }
}

}  // namespace quadrille::proof
