// Random models with few solutions, for tests of searches.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "support/cp/small_models.h"

namespace quadrille::test {

/// Variables of small and wide domains, under differences and sums. All domains are finite after propagation.
[[nodiscard]] std::vector<cp::IntVar> post_random(cp::Store& store, std::uint64_t seed);

/// The solutions of that model; nullopt if there are many.
[[nodiscard]] std::optional<std::vector<Solution>> few_solutions(std::uint64_t seed);

/// Calls test(seed, solutions) for those of the random models with seeds 1..count that have few solutions.
template <class Test>
void for_models_with_few_solutions(std::uint64_t count, Test test) {
  for (std::uint64_t seed = 1; seed <= count; ++seed) {
    SCOPED_TRACE(seed);
    if (const auto solutions = few_solutions(seed)) test(seed, *solutions);
  }
}

}  // namespace quadrille::test
