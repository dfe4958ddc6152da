#include "sudoku/solve/sum_groups.h"

#include <algorithm>

#include "cp/constraints/arithmetic/distinct_sum.h"

namespace quadrille::sudoku {

std::unique_ptr<cp::Constraint> sum_in_groups(const Sum& sum, const DifferentCells& different, int digits,
                                              const cp::Store& store, std::span<const cp::IntVar> cells) {
  if (sum.comparison != Sum::Comparison::equal) return nullptr;
  struct Group {
    int factor;
    std::vector<int> cells;
  };
  std::vector<Group> groups;
  for (const auto& [factor, cell] : sum.terms) {
    const auto takes = [&, same = factor, other = cell](const Group& group) {
      return group.factor == same && group.cells.size() < cp::kMostInGroup &&
             std::ranges::all_of(group.cells, [&](int member) { return different.differ(member, other); });
    };
    const auto group = std::ranges::find_if(groups, takes);
    if (group == groups.end())
      groups.push_back({factor, {cell}});
    else
      group->cells.push_back(cell);
  }
  if (groups.size() == sum.terms.size()) return nullptr;
  std::vector<cp::DistinctGroup> of_variables;
  for (const auto& [factor, members] : groups) {
    of_variables.push_back({factor, {}});
    for (const int cell : members) of_variables.back().variables.push_back(cells[at(cell)]);
  }
  if (!cp::serves_distinct_sum(of_variables, sum.total, digits)) return nullptr;
  return cp::distinct_sum(store, of_variables, sum.total);
}

}  // namespace quadrille::sudoku
