#include "sudoku/conditions/one_of.h"

#include "base/sentence.h"
#include "cp/constraints/counting.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Text> kOneOf{"{} one of {}", "{} l’un de {}"};

}  // namespace

template <class Formula>
std::vector<int> OneOf::excluded(const Formula& formula) const {
  std::vector<int> variables;
  for (const int i : Bits(low_bits(formula.digit_count()) & ~digits))
    if (const int v = formula.variables().variable(cell, i + 1); v != 0) variables.push_back(v);
  return variables;
}

std::unique_ptr<cp::Constraint> OneOf::constraint(const cp::Store& /*store*/,
                                                  std::span<const cp::IntVar> cells,
                                                  cp::Consistency /*consistency*/) const {
  std::vector<cp::Interval> set;
  for (const int i : Bits(digits)) set.push_back({i + 1, i + 1});
  return cp::in_set(cells[at(cell)], std::move(set));
}

ClauseCount OneOf::clause_count(int digit_count) const {
  const std::size_t others = at(digit_count - count_of(digits));
  return {others, others};
}

void OneOf::add_clauses(Cnf& cnf) const {
  for (const int v : excluded(cnf)) cnf.add(std::array{-v});
}

void OneOf::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(std::string(label));
  for (const int v : excluded(opb)) opb.add_at_least(std::array{-v}, 1);
}

std::string OneOf::sentence(const Layout& layout) const {
  return kOneOf(cell_name(cell, layout), text_of(digits, layout));
}

}  // namespace quadrille::sudoku
