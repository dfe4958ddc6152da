#include "sudoku/posting/sum_groups.h"

#include <algorithm>
#include <map>
#include <vector>

#include "cp/constraints/arithmetic/distinct_sum.h"
#include "cp/store.h"

namespace quadrille::sudoku {

namespace {

/// In longer sums the group of a cell hardly affects its possible digits.
constexpr std::size_t kMostTermsInGroups = 81;

}  // namespace

std::unique_ptr<cp::Constraint> sum_in_groups(const Sum& sum, const DifferentCells& different,
                                              const cp::Store& store, std::span<const cp::IntVar> cells) {
  if (sum.comparison != Sum::Comparison::equal || sum.terms.size() > kMostTermsInGroups) return nullptr;
  cp::Value most = 0;
  for (const auto& [factor, cell] : sum.terms) most = std::max(most, store.max(cells[at(cell)]));
  if (most > cp::kMostDistinctValues) return nullptr;
  std::map<int, std::vector<int>> cells_of;  // by factor
  for (const auto& [factor, cell] : sum.terms) cells_of[factor].push_back(cell);
  std::vector<cp::DistinctGroup> groups;
  for (const auto& [factor, members] : cells_of)
    for (const std::vector<int>& group : different.groups(members, cp::kMostInGroup)) {
      groups.push_back({factor, {}});
      for (const int cell : group) groups.back().variables.push_back(cells[at(cell)]);
    }
  if (groups.size() == sum.terms.size()) return nullptr;
  if (!cp::serves_distinct_sum(groups, sum.total, static_cast<int>(most))) return nullptr;
  return cp::distinct_sum(store, groups, sum.total);
}

}  // namespace quadrille::sudoku
