#include "sudoku/solve/sum_groups.h"

#include <algorithm>
#include <cstdlib>

#include "cp/constraints/arithmetic/distinct_sum.h"

namespace quadrille::sudoku {

SumGroups::SumGroups(const Conditions& conditions)
    : digits_(conditions.layout.digits), houses_of_(conditions.candidates.size()) {
  const std::span<const Condition> stated = conditions.stated();
  for (std::size_t i = 0; i < stated.size(); ++i) {
    if (const auto* const house = std::get_if<Distinct>(&stated[i].kind))
      for (const int cell : house->members) houses_of_[at(cell)].push_back(i);
    const auto* const pair = std::get_if<Relation>(&stated[i].kind);
    if (pair != nullptr && pair->pairs->forbidden_offset() == 0)
      unequal_.insert(std::minmax(pair->first, pair->second));
  }
}

bool SumGroups::differ(int a, int b) const {
  const auto& houses = houses_of_[at(a)];
  const auto has = [&](std::size_t house) { return std::ranges::find(houses, house) != houses.end(); };
  return std::ranges::any_of(houses_of_[at(b)], has) || unequal_.contains(std::minmax(a, b));
}

std::unique_ptr<cp::Constraint> SumGroups::constraint(const Sum& sum, const cp::Store& store,
                                                      std::span<const cp::IntVar> cells) const {
  if (sum.comparison != Sum::Comparison::equal) return nullptr;
  struct Group {
    int sign;
    std::vector<int> cells;
  };
  std::vector<Group> groups;
  for (const auto& [factor, cell] : sum.terms) {
    if (std::abs(factor) != 1) return nullptr;
    const auto takes = [&, sign = factor, other = cell](const Group& group) {
      return group.sign == sign && group.cells.size() < cp::kMostInGroup &&
             std::ranges::all_of(group.cells, [&](int member) { return differ(member, other); });
    };
    const auto group = std::ranges::find_if(groups, takes);
    if (group == groups.end())
      groups.push_back({factor, {cell}});
    else
      group->cells.push_back(cell);
  }
  if (groups.size() == sum.terms.size()) return nullptr;
  std::vector<cp::DistinctGroup> of_variables;
  for (const auto& [sign, members] : groups) {
    of_variables.push_back({sign, {}});
    for (const int cell : members) of_variables.back().variables.push_back(cells[at(cell)]);
  }
  if (!cp::serves_distinct_sum(of_variables, digits_)) return nullptr;
  return cp::distinct_sum(store, of_variables, sum.total);
}

}  // namespace quadrille::sudoku
