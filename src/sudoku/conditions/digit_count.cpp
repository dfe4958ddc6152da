#include "sudoku/conditions/digit_count.h"

#include "base/sentence.h"
#include "cp/constraints/counting.h"
#include "sudoku/conditions/literal_count.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/digit_graph.h"
#include "sudoku/encode/opb.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kCountRemark{"{}: the count", "{} : le compte"};
constexpr Sentence<Text, Text, Text> kHowManyHold{"{} of {} one of {}", "{} de {} l’un de {}"};

}  // namespace

std::vector<int> DigitCount::cells() const {
  std::vector<int> cells = members;
  if (how_many.cell) cells.push_back(*how_many.cell);
  return cells;
}

int DigitCount::breaches(const Grid& grid) const {
  int number = 0;
  for (const int cell : members) number += (digits & digit_bit(grid[at(cell)])) != 0 ? 1 : 0;
  return how_many.miss(number, grid);
}

void DigitCount::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  const std::vector<Digits> known = known_digits(members, givens, candidates);
  int certain = 0, possible = 0;
  for (const Digits left : known) {
    certain += (left & ~digits) == 0 ? 1 : 0;
    possible += (left & digits) != 0 ? 1 : 0;
  }
  const bool can_be = how_many.narrow(certain, possible, givens, candidates);
  const cp::Interval range = can_be ? how_many.range(givens, candidates) : cp::Interval{1, 0};
  for (std::size_t i = 0; i < members.size(); ++i) {
    Digits& left = candidates[at(members[i])];
    if (!can_be) left = 0;
    if ((known[i] & ~digits) == 0 || (known[i] & digits) == 0) continue;
    if (certain >= range.max) left &= ~digits;
    if (possible <= range.min) left &= digits;
  }
}

std::unique_ptr<cp::Constraint> DigitCount::constraint(const cp::Store& /*store*/,
                                                       std::span<const cp::IntVar> cells,
                                                       cp::Consistency /*consistency*/) const {
  std::vector<cp::IntVar> variables;
  for (const int cell : members) variables.push_back(cells[at(cell)]);
  std::vector<cp::Interval> set;
  for (const int i : Bits(digits)) set.push_back({i + 1, i + 1});
  if (how_many.cell) return cp::among(std::move(variables), std::move(set), how_many.number(cells));
  return cp::among(std::move(variables), std::move(set), cp::Interval{how_many.least, how_many.most});
}

ClauseCount DigitCount::clause_count(int digit_count) const {
  const std::size_t helpers = members.size() * members.size();
  const std::size_t clauses =
      members.size() * at(digit_count + 1) + 4 * helpers + 2 * (members.size() + at(digit_count));
  return {clauses, 3 * clauses + 2 * members.size() * at(digit_count)};
}

void DigitCount::add_clauses(Cnf& cnf) const {
  add_how_many(cnf, literals_of_cells(cnf, members, digits), how_many);
}

void DigitCount::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(kCountRemark(label));
  add_how_many(opb, literals_of_cells(opb, members, digits), how_many);
}

std::string DigitCount::sentence(const Layout& layout) const {
  return kHowManyHold(how_many.text(layout), text_of(members, layout), text_of(digits, layout));
}

}  // namespace quadrille::sudoku
