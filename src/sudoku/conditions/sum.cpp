#include "sudoku/conditions/sum.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "base/sentence.h"
#include "cp/constraints/arithmetic.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/digit_graph.h"
#include "sudoku/encode/opb.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kSumRemark{"{}: the sum", "{} : la somme"};

}  // namespace

Sum Sum::of(const std::vector<int>& cells, int total) {
  Sum sum{.terms = {}, .total = total};
  for (const int cell : cells) sum.terms.push_back({1, cell});
  return sum;
}

Sum Sum::of_terms(std::vector<Term> terms, int total) {
  Sum sum{.terms = {}, .total = total};
  for (const auto& [factor, cell] : terms) {
    const auto same = std::ranges::find(sum.terms, cell, &Term::cell);
    if (same == sum.terms.end())
      sum.terms.push_back({factor, cell});
    else
      same->factor += factor;
  }
  std::erase_if(sum.terms, [](const Term& term) { return term.factor == 0; });
  return sum;
}

Sum Sum::of_digits(const Layout& layout) const {
  Sum sum = *this;
  for (const Term& term : terms) sum.total -= term.factor * layout.value_of(0);
  return sum;
}

int Sum::total_of_values(const Layout& layout) const {
  int of_values = total;
  for (const Term& term : terms) of_values += term.factor * layout.value_of(0);
  return of_values;
}

std::vector<int> Sum::signs() const {
  switch (comparison) {
    case Comparison::equal: return {1, -1};
    case Comparison::at_least: return {1};
    default: return {-1};
  }
}

DigitGraph Sum::graph(std::span<const Digits> candidates, const std::function<bool()>& goes_on) const {
  const auto step = [this](std::size_t place, int sum, int digit) {
    return std::optional(sum + terms[place].factor * digit);
  };
  const auto is_end = [this](int sum) {
    return std::ranges::all_of(signs(), [&](int sign) { return sign * sum >= sign * total; });
  };
  return {cells(), candidates, 0, step, is_end, goes_on};
}

std::vector<int> Sum::cells() const {
  std::vector<int> cells;
  for (const Term& term : terms) cells.push_back(term.cell);
  return cells;
}

int Sum::breaches(const Grid& grid) const {
  int sum = 0;
  for (const auto& [factor, cell] : terms) sum += factor * grid[at(cell)];
  int worst = 0;
  for (const int sign : signs()) worst = std::max(worst, sign * (total - sum));
  return worst;
}

std::optional<std::pair<int, int>> Sum::clash(const Grid& givens) const {
  if (terms.size() != 2) return std::nullopt;
  const int a = terms[0].cell, b = terms[1].cell;
  if (givens[at(a)] == 0 || givens[at(b)] == 0 || holds(givens)) return std::nullopt;
  return std::minmax({a, b});
}

void Sum::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  constexpr std::size_t kMostSteps = 4'000'000;  // a limit; beyond it, the engine must decide
  const std::vector<Digits> known = known_digits(cells(), givens, candidates);
  std::uint64_t sums = 1, steps = 0;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    steps += sums * at(count_of(known[i]));
    if (known[i] != 0) sums += at(std::abs(terms[i].factor)) * at(highest(known[i]) - lowest(known[i]));
  }
  if (steps <= kMostSteps) graph(known).narrow(candidates);
}

std::unique_ptr<cp::Constraint> Sum::constraint(const cp::Store& /*store*/, std::span<const cp::IntVar> cells,
                                                cp::Consistency /*consistency*/) const {
  const int sign = comparison == Comparison::at_least ? -1 : 1;
  std::vector<cp::Term> sum;
  for (const auto& [factor, cell] : terms) sum.push_back({sign * factor, cells[at(cell)]});
  return cp::linear(sum, comparison == Comparison::equal ? cp::Comparison::equal : cp::Comparison::at_most,
                    sign * total);
}

ClauseCount Sum::clause_count(int digit_count) const {
  const auto width = [digit_count](std::span<const Term> some) {
    std::size_t sums = 1;
    for (const Term& term : some) sums += at(std::abs(term.factor)) * at(digit_count - 1);
    return sums;
  };
  ClauseCount count;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const std::size_t before = width(std::span(terms).first(i));
    const std::size_t behind = width(std::span(terms).subspan(i));
    const std::size_t nodes = comparison == Comparison::equal ? std::min(before, behind) : before;
    const std::size_t arcs = nodes * at(digit_count);
    count.clauses += 3 * arcs + 2 * nodes + at(digit_count);
    count.literals += 10 * arcs + 3 * at(digit_count);
  }
  return count;
}

void Sum::add_clauses(Cnf& cnf) const {
  graph(candidates_of(cells(), cnf.variables()), [&] { return cnf.goes_on(); }).add_clauses(cnf);
}

void Sum::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(kSumRemark(label));
  for (const int sign : signs()) {
    std::vector<Opb::WeightedVariable> weighted;
    for (const auto& [factor, cell] : terms)
      for (const int v : opb.variables().of_cell(cell))
        weighted.push_back({sign * factor * opb.variables().candidate(v).digit, v});
    opb.add_linear(weighted, sign * total);
  }
}

std::string_view Sum::relation() const {
  switch (comparison) {
    case Comparison::equal: return "=";
    case Comparison::at_least: return ">=";
    default: return "<=";
  }
}

std::string Sum::sentence(const Layout& layout) const {
  std::string text;
  for (const auto& [factor, cell] : terms) {
    if (!text.empty()) text += factor < 0 ? " - " : " + ";
    if (text.empty() && factor < 0) text += "-";
    if (std::abs(factor) != 1) text += fmt::format("{} ", std::abs(factor));
    text += cell_name(cell, layout);
  }
  return fmt::format("{} {} {}", text, relation(), total_of_values(layout));
}

}  // namespace quadrille::sudoku
