#include "sudoku/conditions/encoding.h"

#include <utility>

namespace quadrille::sudoku {

namespace {

ClauseCount clause_count(const Condition& condition, int digits) {
  return condition.visit([=](const auto& kind) { return kind.clause_count(digits); });
}

/// Includes clauses that several conditions have in common.
ClauseCount clause_count(const Conditions& conditions) {
  ClauseCount sum;
  for (const Condition& condition : conditions.stated()) {
    const ClauseCount more = clause_count(condition, conditions.layout.digits);
    sum.clauses += more.clauses;
    sum.literals += more.literals;
  }
  return sum;
}

/// An upper bound of the bytes of the condition in a formula, if these are many; else 0.
std::size_t bytes_if_large(const Condition& condition, int digits) {
  constexpr std::size_t kLarge = 16'000'000;
  const std::size_t bytes = clause_count(condition, digits).literals * sizeof(int);
  return bytes < kLarge ? 0 : bytes;
}

}  // namespace

Cnf cnf_of(const Conditions& conditions, StopCheck::IsStopped is_stopped) {
  Cnf cnf(conditions.layout, conditions.candidates, std::move(is_stopped));
  cnf.reserve(clause_count(conditions));
  cnf.add_cells();
  for (const Condition& condition : conditions.stated()) {
    if (!cnf.has_room(bytes_if_large(condition, conditions.layout.digits))) break;
    condition.visit([&](const auto& kind) { kind.add_clauses(cnf); });
  }
  for (const Condition& condition : conditions.stated()) {
    if (!cnf.has_room(0)) break;
    condition.visit([&](const auto& kind) { kind.add_exclusions(cnf); });
  }
  cnf.end();
  return cnf;
}

Opb opb_of(const Conditions& conditions, StopCheck::IsStopped is_stopped) {
  Opb opb(conditions.layout, conditions.candidates, std::move(is_stopped));
  opb.add_cells();
  for (const Condition& condition : conditions.stated()) {
    if (!opb.has_room(bytes_if_large(condition, conditions.layout.digits))) return opb;
    opb.begin_condition();
    condition.visit([&](const auto& kind) { kind.add_constraints(condition.origin->label, opb); });
  }
  opb.end();
  return opb;
}

}  // namespace quadrille::sudoku
