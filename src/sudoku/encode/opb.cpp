#include "sudoku/encode/opb.h"

#include <array>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>

#include "sudoku/encode/sentences.h"

namespace quadrille::sudoku {

namespace {

std::vector<std::string> variable_names(const CandidateVariables& variables, const Layout& layout,
                                        StopCheck& stop) {
  std::vector<std::string> names;
  for (int v = 1; v <= variables.count(); ++v) {
    if (stop.is_stopped_meanwhile(0)) break;
    const auto [cell, digit] = variables.candidate(v);
    names.push_back(fmt::format("{}_{}", cell_name(cell, layout), layout.value_of(digit)));
  }
  return names;
}

}  // namespace

Opb::Opb(const Layout& layout, std::vector<Digits> candidates, StopCheck::IsStopped is_stopped)
    : layout_(layout),
      stop_(std::move(is_stopped)),
      variables_(layout, std::move(candidates)),
      formula_(variable_names(variables_, layout, stop_)) {}

void Opb::end() {
  begin_condition();
  stop_.end();
}

void Opb::remark(std::string text) {
  if (text == remark_) return;
  remark_ = std::move(text);
  formula_.remark(remark_);
}

Opb::Id Opb::add(std::span<const int> literals, std::span<const int> weights, int bound) {
  if (!goes_on()) return 0;
  if (where_.empty() || bound <= 0) return formula_.add(literals, weights, bound);
  std::vector<int> guarded(literals.begin(), literals.end());
  std::vector<int> with_weight(weights.begin(), weights.end());
  with_weight.resize(literals.size(), 1);
  guarded.push_back(-where_.back());
  with_weight.push_back(bound);
  return formula_.add(guarded, with_weight, bound);
}

int Opb::new_variable() {
  const int variable = formula_.add_variable("h" + std::to_string(formula_.variable_count() + 1));
  if (!where_.empty()) formula_.add(std::array{-variable, where_.back()}, 1);
  return variable;
}

Opb::Id Opb::add_at_most_one(std::vector<int> variables) {
  for (int& v : variables) v = -v;
  return add_at_least(variables, static_cast<int>(variables.size()) - 1);
}

Opb::Id Opb::add_linear(std::span<const WeightedVariable> sum, int bound) {
  std::vector<int> literals, weights;
  for (const auto& [weight, variable] : sum) {
    if (weight == 0) continue;
    literals.push_back(weight > 0 ? variable : -variable);
    weights.push_back(std::abs(weight));
    bound += weight > 0 ? 0 : -weight;
  }
  return add(literals, weights, bound);
}

void Opb::add_support(int cell, int digit, int other, Digits digits) {
  const int held = variables_.variable(cell, digit);
  if (held == 0) return;
  std::vector<int> literals{-held};
  for (const int i : Bits(digits))
    if (const int v = variables_.variable(other, i + 1); v != 0) literals.push_back(v);
  add_at_least(literals, 1);
}

void Opb::add_cells() {
  for (std::size_t cell = 0; cell < variables_.cell_count() && has_room(0); ++cell)
    add_cell(static_cast<int>(cell));
}

void Opb::add_cell(int cell) {
  if (layout_.is_hole(cell)) return;
  remark(say::kOneDigit(cell_name(cell, layout_)));
  const std::vector<int> digits = variables_.of_cell(cell);
  add_some(digits);
  add_at_most_one(digits);
}

void Opb::exclude(const Grid& grid) {
  std::vector<int> others;
  for (std::size_t cell = 0; cell < grid.size(); ++cell)
    if (const int v = variables_.variable(static_cast<int>(cell), grid[cell]); v != 0) others.push_back(-v);
  remark(say::kOtherSolution());
  formula_.add(others, 1);
}

}  // namespace quadrille::sudoku
