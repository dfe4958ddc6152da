#include "sudoku/conditions/distinct_count.h"

#include <algorithm>

#include "base/sentence.h"
#include "cp/constraints/counting.h"
#include "sudoku/conditions/literal_count.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/digit_graph.h"
#include "sudoku/encode/opb.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kDifferentRemark{"{}: the number of different digits",
                                          "{} : le nombre de chiffres différents"};
constexpr Sentence<Text, Text> kHowManyDifferent{"{} different digits in {}",
                                                 "{} chiffres différents dans {}"};

}  // namespace

std::vector<int> DistinctCount::cells() const {
  std::vector<int> cells = members;
  if (how_many.cell) cells.push_back(*how_many.cell);
  return cells;
}

int DistinctCount::breaches(const Grid& grid) const {
  Digits digits = 0;
  for (const int cell : members) digits |= digit_bit(grid[at(cell)]);
  return how_many.miss(count_of(digits), grid);
}

void DistinctCount::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  const std::vector<Digits> known = known_digits(members, givens, candidates);
  Digits taken = 0;
  for (const Digits left : known) taken |= is_single(left) ? left : 0;
  const auto may_be_new = [&](Digits left) { return !is_single(left) && (left & ~taken) != 0; };
  const int certain = std::max(count_of(taken), 1);
  const int possible = count_of(taken) + static_cast<int>(std::ranges::count_if(known, may_be_new));
  const bool can_be = how_many.narrow(certain, possible, givens, candidates);
  const cp::Interval range = can_be ? how_many.range(givens, candidates) : cp::Interval{1, 0};
  for (std::size_t i = 0; i < members.size(); ++i) {
    Digits& left = candidates[at(members[i])];
    if (!can_be) left = 0;
    if (is_single(known[i])) continue;
    if (taken != 0 && count_of(taken) >= range.max) left &= taken;
    if (possible <= range.min && may_be_new(known[i])) left &= ~taken;
  }
}

std::unique_ptr<cp::Constraint> DistinctCount::constraint(const cp::Store& /*store*/,
                                                          std::span<const cp::IntVar> cells,
                                                          cp::Consistency /*consistency*/) const {
  std::vector<cp::IntVar> variables;
  for (const int cell : members) variables.push_back(cells[at(cell)]);
  if (how_many.cell) return cp::nvalue(std::move(variables), how_many.number(cells));
  return cp::nvalue(std::move(variables), cp::Interval{how_many.least, how_many.most});
}

ClauseCount DistinctCount::clause_count(int digit_count) const {
  const std::size_t places = at(digit_count) * (members.size() + 1);
  const std::size_t clauses = places + 4 * at(digit_count) * at(digit_count) + 4 * at(digit_count);
  return {clauses, 3 * clauses + 2 * at(digit_count) * at(digit_count)};
}

void DistinctCount::add_clauses(Cnf& cnf) const {
  add_how_many(cnf, literals_of_digits(cnf, members), how_many);
}

void DistinctCount::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(kDifferentRemark(label));
  add_how_many(opb, literals_of_digits(opb, members), how_many);
}

std::string DistinctCount::sentence(const Layout& layout) const {
  return kHowManyDifferent(how_many.text(layout), text_of(members, layout));
}

}  // namespace quadrille::sudoku
