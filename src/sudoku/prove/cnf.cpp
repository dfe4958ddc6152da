#include "sudoku/prove/cnf.h"

#include <algorithm>
#include <array>
#include <utility>

namespace quadrille::sudoku {

std::size_t bytes_if_large(const Condition& condition, int digits) {
  constexpr std::size_t kLarge = 16'000'000;
  const ClauseCount count = condition.visit([=](const auto& kind) { return kind.clause_count(digits); });
  const std::size_t bytes = count.literals * sizeof(int);
  return bytes < kLarge ? 0 : bytes;
}

Cnf::Cnf(const Conditions& conditions, StopCheck::IsStopped is_stopped)
    : layout_(conditions.layout),
      variables_(conditions),
      formula_(variables_.count()),
      stop_(std::move(is_stopped)) {
  const auto may_add = [&](std::size_t more) { return !stop_.is_stopped(formula_.memory() + more); };
  reserve(conditions);
  const int cells = static_cast<int>(conditions.candidates.size());
  for (int cell = 0; cell < cells && may_add(0); ++cell) add_cell(cell);
  for (const Condition& condition : conditions.stated()) {
    if (!may_add(bytes_if_large(condition, layout_.digits))) break;
    condition.visit([this](const auto& kind) { kind.add_clauses(*this); });
  }
  known_unequal_.resize(at(cells) * at(cells));
  for (const Condition& condition : conditions.stated()) {
    if (!may_add(0)) break;
    condition.visit([this](const auto& kind) { kind.add_exclusions(*this); });
  }
  known_unequal_ = {};
  stop_.end();
}

void Cnf::reserve(const Conditions& conditions) {
  const std::size_t pairs = at(layout_.digits) * (at(layout_.digits) - 1) / 2;
  const std::size_t cells = conditions.candidates.size();
  ClauseCount sum{cells * (pairs + 1), cells * (2 * pairs + at(layout_.digits))};
  for (const Condition& condition : conditions.stated()) {
    const ClauseCount more =
        condition.visit([this](const auto& kind) { return kind.clause_count(layout_.digits); });
    sum.clauses += more.clauses;
    sum.literals += more.literals;
  }
  // These are upper bounds, and may be much too large.
  constexpr std::size_t kMostClauses = 10'000'000, kMostLiterals = 40'000'000;
  formula_.reserve(std::min(sum.clauses, kMostClauses), std::min(sum.literals, kMostLiterals));
}

void Cnf::add(std::span<const int> clause) {
  if (!goes_on()) return;
  if (where_.empty()) return formula_.add(clause);
  std::vector<int> guarded(clause.begin(), clause.end());
  guarded.push_back(-where_.back());
  formula_.add(guarded);
}

int Cnf::new_variable() {
  const int variable = formula_.add_variable();
  if (!where_.empty()) formula_.add(std::array{-variable, where_.back()});
  return variable;
}

void Cnf::add_cell(int cell) {
  const std::vector<int> some = variables_.of_cell(cell);
  add(some);
  for (std::size_t w = 1; w < some.size(); ++w)
    for (std::size_t v = 0; v < w; ++v) add(std::array{-some[v], -some[w]});
}

void Cnf::add_exclusion(Candidate first, Candidate second) {
  const int v = variable(first.cell, first.digit);
  const int w = variable(second.cell, second.digit);
  if (v != 0 && w != 0) add(std::array{-v, -w});
}

void Cnf::add_unequal(int a, int b) {
  const auto [low, high] = std::minmax({at(a), at(b)});
  const std::size_t cells = variables_.cell_count();
  if (where_.empty()) {
    if (known_unequal_[low * cells + high]) return;
    known_unequal_[low * cells + high] = true;
  }
  for (int digit = 1; digit <= layout_.digits; ++digit) add_exclusion({a, digit}, {b, digit});
}

}  // namespace quadrille::sudoku
