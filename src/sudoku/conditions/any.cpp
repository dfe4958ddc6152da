#include "sudoku/conditions/any.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "cp/constraints/logic.h"
#include "cp/store.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/digit_graph.h"
#include "sudoku/encode/opb.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Number> kAnyRemark{"{}: one of {}", "{} : l’une des {}"};
constexpr Sentence<Text> kAnyOf{"any of {}", "l’une des {}"};

using ConditionList = std::vector<ConditionKind>;

std::vector<int> cells_of(const ConditionKind& kind) {
  return std::visit(
      [](const auto& of_kind) {
        const auto& cells = of_kind.cells();
        return std::vector<int>(cells.begin(), cells.end());
      },
      kind);
}

/// Narrows the candidates as the conditions of the list do; a cell with a given has only that candidate.
/// False if the list cannot hold.
bool narrow_by_list(const ConditionList& list, const Grid& givens, std::vector<Digits>& candidates) {
  return std::ranges::all_of(list, [&](const ConditionKind& kind) {
    const bool clashes = std::visit([&](const auto& k) { return k.clash(givens).has_value(); }, kind);
    std::visit([&](const auto& k) { k.narrow(givens, candidates); }, kind);
    return !clashes &&
           std::ranges::none_of(cells_of(kind), [&](int cell) { return candidates[at(cell)] == 0; });
  });
}

/// Posts the list's constraints on copies of the cells' variables.
cp::PostConstraints posting_of(const ConditionList& list, const std::vector<int>& cells,
                               cp::Consistency consistency, const MakeConstraint& make) {
  return [&list, &cells, consistency, &make](cp::Store& store, std::span<const cp::IntVar> variables) {
    std::vector<cp::IntVar> by_cell(cells.empty() ? 0 : at(cells.back()) + 1);
    for (std::size_t i = 0; i < cells.size(); ++i) by_cell[at(cells[i])] = variables[i];
    for (const ConditionKind& kind : list) store.post(make(kind, store, by_cell, consistency));
  };
}

}  // namespace

std::vector<int> Any::cells() const {
  std::vector<int> cells;
  for (const ConditionList& list : lists->lists) {
    for (const ConditionKind& kind : list) {
      const std::vector<int> some = cells_of(kind);
      cells.insert(cells.end(), some.begin(), some.end());
    }
  }
  sort_range(cells);
  const auto [first, last] = std::ranges::unique(cells);
  cells.erase(first, last);
  return cells;
}

int Any::breaches(const Grid& grid) const {
  int fewest = std::numeric_limits<int>::max();
  for (const ConditionList& list : lists->lists) {
    int sum = 0;
    for (const ConditionKind& kind : list)
      sum += std::visit([&](const auto& k) { return k.breaches(grid); }, kind);
    fewest = std::min(fewest, sum);
  }
  return lists->lists.empty() ? 1 : fewest;
}

bool Any::keeps_digits_interchangeable() const {
  const auto keeps = [](const ConditionKind& kind) {
    return std::visit([](const auto& k) { return k.keeps_digits_interchangeable(); }, kind);
  };
  return std::ranges::all_of(lists->lists,
                             [&](const ConditionList& list) { return std::ranges::all_of(list, keeps); });
}

void Any::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  const std::vector<int> mine = cells();
  std::vector<Digits> known = candidates;
  for (std::size_t cell = 0; cell < known.size(); ++cell)
    if (givens[cell] != 0) known[cell] = digit_bit(givens[cell]);
  std::vector<Digits> kept(candidates.size());
  for (const ConditionList& list : lists->lists) {
    std::vector<Digits> left = known;
    if (!narrow_by_list(list, givens, left)) continue;
    for (const int cell : mine) kept[at(cell)] |= left[at(cell)];
  }
  for (const int cell : mine) candidates[at(cell)] &= kept[at(cell)];
}

std::unique_ptr<cp::Constraint> Any::constraint(const cp::Store& store, std::span<const cp::IntVar> cells,
                                                cp::Consistency consistency) const {
  return any_of_made(*this, store, cells, consistency,
                     [](const ConditionKind& kind, const auto&... arguments) {
                       return std::visit([&](const auto& k) { return k.constraint(arguments...); }, kind);
                     });
}

std::unique_ptr<cp::Constraint> any_of_made(const Any& any, const cp::Store& store,
                                            std::span<const cp::IntVar> cells, cp::Consistency consistency,
                                            const MakeConstraint& make) {
  // A propagator whose strength varies cannot be asked for its reasons later.
  if (consistency == cp::Consistency::automatic) consistency = cp::Consistency::domain;
  const std::vector<int> mine = any.cells();
  std::vector<cp::IntVar> variables;
  for (const int cell : mine) variables.push_back(cells[at(cell)]);
  std::vector<cp::PostConstraints> postings;
  for (const ConditionList& list : any.lists->lists)
    postings.push_back(posting_of(list, mine, consistency, make));
  return cp::any_of(store, std::move(variables), postings);
}

ClauseCount Any::clause_count(int digit_count) const {
  ClauseCount sum{1, lists->lists.size()};
  for (const ConditionList& list : lists->lists) {
    for (const ConditionKind& kind : list) {
      const ClauseCount more = std::visit([=](const auto& k) { return k.clause_count(digit_count); }, kind);
      sum.clauses += more.clauses;
      sum.literals += more.literals + more.clauses;
    }
  }
  return sum;
}

void Any::add_clauses(Cnf& cnf) const {
  std::vector<int> selectors;
  for (std::size_t i = 0; i < lists->lists.size(); ++i) selectors.push_back(cnf.new_variable());
  cnf.add(selectors);
  for (std::size_t i = 0; i < selectors.size(); ++i) {
    const Where where(cnf, selectors[i]);
    for (const ConditionKind& kind : lists->lists[i]) {
      if (!cnf.goes_on()) return;
      std::visit([&](const auto& k) { k.add_clauses(cnf); }, kind);
      std::visit([&](const auto& k) { k.add_exclusions(cnf); }, kind);
    }
  }
}

void Any::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(kAnyRemark(label, lists->lists.size()));
  std::vector<int> selectors;
  for (std::size_t i = 0; i < lists->lists.size(); ++i) selectors.push_back(opb.new_variable());
  opb.add_some(selectors);
  for (std::size_t i = 0; i < selectors.size(); ++i) {
    const Where where(opb, selectors[i]);
    for (const ConditionKind& kind : lists->lists[i]) {
      if (!opb.goes_on()) return;
      std::visit([&](const auto& k) { k.add_constraints(fmt::format("{}, {}", label, i + 1), opb); }, kind);
    }
  }
}

std::string Any::sentence(const Layout& layout) const {
  std::string all;
  for (const ConditionList& list : lists->lists) {
    std::string of_list;
    for (const ConditionKind& kind : list) {
      if (!of_list.empty()) of_list += "; ";
      of_list += std::visit([&](const auto& k) { return k.sentence(layout); }, kind);
    }
    all += (all.empty() ? "(" : " (") + of_list + ")";
  }
  return kAnyOf(all);
}

}  // namespace quadrille::sudoku
