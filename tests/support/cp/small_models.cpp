#include "support/cp/small_models.h"

#include <gtest/gtest.h>

#include <set>

#include "base/random.h"

namespace quadrille::test {

using cp::IntVar;
using cp::Search;
using cp::Store;

std::vector<IntVar> post_queens(Store& store, int n, cp::Consistency consistency) {
  std::vector<IntVar> rows;
  std::vector<IntVar> rising;
  std::vector<IntVar> falling;
  for (int i = 0; i < n; ++i) {
    rows.push_back(store.new_variable(1, n));
    rising.push_back(rows.back() + i);
    falling.push_back(rows.back() - i);
  }
  for (const std::vector<IntVar>& line : {rows, rising, falling})
    store.post(cp::all_different(store, line, consistency));
  return rows;
}

RandomCosts::RandomCosts(std::uint64_t seed) {
  Random random(seed);
  std::vector<cp::Term> terms;
  for (int i = 0; i < 5; ++i) {
    x.push_back(store.new_variable(0, 6));
    terms.push_back({static_cast<cp::Value>(random.below(9)) - 4, x.back()});
  }
  cost = store.new_variable(-1000, 1000);
  terms.push_back({-1, cost});
  store.post(cp::all_different(store, x, cp::Consistency::automatic));
  store.post(cp::linear(terms, cp::Comparison::equal, 0));
}

Solution solution_of(const Store& store, const std::vector<IntVar>& variables) {
  Solution solution;
  for (const IntVar x : variables) solution.push_back(store.value(x));
  return solution;
}

std::vector<Solution> all_solutions(Store& store, const std::vector<IntVar>& variables,
                                    cp::VariableOrder variable_order, cp::ValueOrder value_order,
                                    const cp::SearchOptions& options) {
  Search search(store, {{variables, variable_order, value_order}}, options);
  std::vector<Solution> solutions;
  while (search.next() == Search::Result::solution) solutions.push_back(solution_of(store, variables));
  EXPECT_EQ(search.statistics().solutions, solutions.size());
  EXPECT_EQ(std::set(solutions.begin(), solutions.end()).size(), solutions.size()) << "one came twice";
  return solutions;
}

}  // namespace quadrille::test
