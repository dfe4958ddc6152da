#include "sudoku/conditions/distinct.h"

#include <algorithm>
#include <array>

#include "base/sentence.h"
#include "cp/constraints/distinct.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kOnceRemark{"{}: each digit once at most, and at least",
                                     "{} : chaque chiffre au plus et au moins une fois"};
constexpr Sentence<Text> kNotTwiceRemark{"{}: no digit twice", "{} : aucun chiffre deux fois"};
constexpr Sentence<Text> kAllDifferent{"all different {}", "tous différents {}"};

}  // namespace

int Distinct::breaches(const Grid& grid) const {
  Digits digits = 0;
  for (const int cell : members) digits |= digit_bit(grid[at(cell)]);
  return static_cast<int>(members.size()) - count_of(digits);
}

std::optional<std::pair<int, int>> Distinct::clash(const Grid& givens) const {
  std::array<int, kMaxSize + 1> holder;
  holder.fill(-1);
  for (const int cell : members) {
    const int digit = givens[at(cell)];
    if (digit == 0) continue;
    if (const int other = std::exchange(holder[at(digit)], cell); other != -1)
      return std::minmax({cell, other});
  }
  return std::nullopt;
}

void Distinct::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  const auto given_bit = [&](int cell) {
    return givens[at(cell)] == 0 ? Digits{0} : digit_bit(givens[at(cell)]);
  };
  Digits taken = 0;
  for (const int cell : members) taken |= given_bit(cell);
  for (const int cell : members) candidates[at(cell)] &= ~taken | given_bit(cell);
}

std::unique_ptr<cp::Constraint> Distinct::constraint(const cp::Store& store,
                                                     std::span<const cp::IntVar> cells,
                                                     cp::Consistency consistency) const {
  std::vector<cp::IntVar> variables;
  for (const int cell : members) variables.push_back(cells[at(cell)]);
  return cp::all_different(store, std::move(variables), consistency);
}

ClauseCount Distinct::clause_count(int digit_count) const {
  const std::size_t pairs = members.size() * (members.size() - 1) / 2 * at(digit_count);
  const std::size_t places = is_complete(digit_count) ? at(digit_count) : 0;
  return {pairs + places, 2 * pairs + places * members.size()};
}

void Distinct::add_clauses(Cnf& cnf) const {
  if (!is_complete(cnf.digit_count())) return;
  for (int digit = 1; digit <= cnf.digit_count(); ++digit) cnf.add(cnf.variables().of_digit(members, digit));
}

void Distinct::add_exclusions(Cnf& cnf) const {
  for (std::size_t j = 1; j < members.size(); ++j)
    for (std::size_t i = 0; i < j; ++i) cnf.add_unequal(members[i], members[j]);
}

void Distinct::add_constraints(std::string_view label, Opb& opb) const {
  const bool complete = is_complete(opb.digit_count());
  opb.remark(complete ? kOnceRemark(label) : kNotTwiceRemark(label));
  for (int digit = 1; digit <= opb.digit_count(); ++digit) {
    const std::vector<int> places = opb.variables().of_digit(members, digit);
    opb.add_at_most_one(places);
    if (complete) opb.add_some(places);
  }
}

std::string Distinct::sentence(const Layout& layout) const { return kAllDifferent(text_of(members, layout)); }

}  // namespace quadrille::sudoku
