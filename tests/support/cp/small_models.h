// Small models for tests of searches, and the search for all their solutions.
#pragma once

#include <cstdint>
#include <vector>

#include "cp/constraints/constraints.h"
#include "cp/search/search.h"

namespace quadrille::test {

using Solution = std::vector<cp::Value>;

/// Queens on an n x n board that do not attack each other; variable i is the row of the queen in column i.
[[nodiscard]] std::vector<cp::IntVar> post_queens(cp::Store& store, int n, cp::Consistency consistency);

/// Variables x with different values, and a cost that is a random linear sum of them.
struct RandomCosts {
  cp::Store store;
  std::vector<cp::IntVar> x;
  cp::IntVar cost;

  explicit RandomCosts(std::uint64_t seed);
};

[[nodiscard]] Solution solution_of(const cp::Store& store, const std::vector<cp::IntVar>& variables);

/// All solutions, in the order in which they are found. Expects that none occurs twice.
[[nodiscard]] std::vector<Solution> all_solutions(cp::Store& store, const std::vector<cp::IntVar>& variables,
                                                  cp::VariableOrder variable_order,
                                                  cp::ValueOrder value_order,
                                                  const cp::SearchOptions& options = {});

}  // namespace quadrille::test
