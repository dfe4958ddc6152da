#include "sudoku/conditions/distinct_pairs.h"

#include <array>
#include <set>

#include <fmt/format.h>

#include "base/sentence.h"
#include "cp/constraints/distinct.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/digit_graph.h"
#include "sudoku/encode/opb.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kDifferentPairs{"the pairs {} differ", "les paires {} diffèrent"};

}  // namespace

std::vector<int> DistinctPairs::cells() const {
  std::vector<int> cells;
  for (const auto& [first, second] : pairs) {
    cells.push_back(first);
    cells.push_back(second);
  }
  return cells;
}

int DistinctPairs::breaches(const Grid& grid) const {
  std::set<std::pair<int, int>> seen;
  for (const auto& [first, second] : pairs) seen.insert({grid[at(first)], grid[at(second)]});
  return static_cast<int>(pairs.size() - seen.size());
}

void DistinctPairs::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  const std::vector<int> members = cells();
  const std::vector<Digits> known = known_digits(members, givens, candidates);
  for (std::size_t i = 0; i < members.size(); i += 2) {
    if (!is_single(known[i]) || !is_single(known[i + 1])) continue;
    for (std::size_t j = 0; j < members.size(); ++j) {
      // The partner of j has the same digit as in the pair i, so j must differ.
      if (j / 2 != i / 2 && known[j ^ 1] == known[i + (~j & 1)])
        candidates[at(members[j])] &= ~known[i + (j & 1)];
    }
  }
}

std::unique_ptr<cp::Constraint> DistinctPairs::constraint(const cp::Store& /*store*/,
                                                          std::span<const cp::IntVar> cells,
                                                          cp::Consistency /*consistency*/) const {
  std::vector<std::pair<cp::IntVar, cp::IntVar>> variables;
  for (const auto& [first, second] : pairs) variables.emplace_back(cells[at(first)], cells[at(second)]);
  return cp::all_different_pairs(variables);
}

ClauseCount DistinctPairs::clause_count(int digit_count) const {
  const std::size_t clauses = pairs.size() * (pairs.size() - 1) / 2 * at(digit_count) * at(digit_count);
  return {clauses, 4 * clauses};
}

template <class Formula, class F>
void DistinctPairs::for_each_clause(Formula& formula, F use) const {
  const auto variable = [&](int cell, int digit) { return formula.variables().variable(cell, digit); };
  for (std::size_t i = 0; i < pairs.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      for (int first = 1; first <= formula.digit_count() && formula.goes_on(); ++first)
        for (int second = 1; second <= formula.digit_count(); ++second) {
          const std::array literals{-variable(pairs[i].first, first), -variable(pairs[i].second, second),
                                    -variable(pairs[j].first, first), -variable(pairs[j].second, second)};
          if (std::ranges::find(literals, 0) == literals.end()) use(literals);
        }
}

void DistinctPairs::add_clauses(Cnf& cnf) const {
  for_each_clause(cnf, [&](const auto& literals) { cnf.add(literals); });
}

void DistinctPairs::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(std::string(label));
  for_each_clause(opb, [&](const auto& literals) { opb.add_at_least(literals, 1); });
}

std::string DistinctPairs::sentence(const Layout& layout) const {
  std::string all;
  for (const auto& [first, second] : pairs)
    all +=
        fmt::format("{}({} {})", all.empty() ? "" : " ", cell_name(first, layout), cell_name(second, layout));
  return kDifferentPairs(all);
}

}  // namespace quadrille::sudoku
