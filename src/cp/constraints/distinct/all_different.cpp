#include "cp/constraints/distinct/all_different.h"

#include <algorithm>

#include "base/sort.h"

namespace quadrille::cp {

bool AllDifferent::holds(std::span<const Value> values) const {
  std::vector<Value> sorted(values.begin(), values.end());
  sort_range(sorted);
  return std::ranges::adjacent_find(sorted) == sorted.end();
}

std::unique_ptr<Constraint> all_different(const Store& store, std::vector<IntVar> variables,
                                          Consistency consistency) {
  if (consistency == Consistency::bounds) return all_different_bounds(std::move(variables));
  if (fits_words(store, variables)) return all_different_words(store, std::move(variables), consistency);
  if (consistency == Consistency::domain) return all_different_domain(std::move(variables));
  if (consistency == Consistency::automatic) return all_different_bounds(std::move(variables));
  return all_different_value(std::move(variables));
}

}  // namespace quadrille::cp
