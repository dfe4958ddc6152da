#include "sudoku/encode/cnf.h"

#include <algorithm>
#include <array>
#include <utility>

namespace quadrille::sudoku {

Cnf::Cnf(const Layout& layout, std::vector<Digits> candidates, StopCheck::IsStopped is_stopped)
    : layout_(layout),
      variables_(layout, std::move(candidates)),
      formula_(variables_.count()),
      stop_(std::move(is_stopped)) {}

void Cnf::reserve(ClauseCount of_conditions) {
  const std::size_t pairs = at(layout_.digits) * (at(layout_.digits) - 1) / 2;
  const std::size_t cells = variables_.cell_count();
  // These are upper bounds, and may be much too large.
  constexpr std::size_t kMostClauses = 10'000'000, kMostLiterals = 40'000'000;
  formula_.reserve(
      std::min(cells * (pairs + 1) + of_conditions.clauses, kMostClauses),
      std::min(cells * (2 * pairs + at(layout_.digits)) + of_conditions.literals, kMostLiterals));
}

void Cnf::end() {
  known_unequal_ = {};
  stop_.end();
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

void Cnf::add_cells() {
  for (std::size_t cell = 0; cell < variables_.cell_count() && has_room(0); ++cell)
    add_cell(static_cast<int>(cell));
}

void Cnf::add_cell(int cell) {
  if (layout_.is_hole(cell)) return;
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
    known_unequal_.resize(cells * cells);
    if (known_unequal_[low * cells + high]) return;
    known_unequal_[low * cells + high] = true;
  }
  for (int digit = 1; digit <= layout_.digits; ++digit) add_exclusion({a, digit}, {b, digit});
}

}  // namespace quadrille::sudoku
