// Limits on the numbers of variables and values for distinct_sum.
#pragma once

#include "cp/constraints/arithmetic.h"

namespace quadrille::cp {

/// The maximum number of variables of a group.
inline constexpr std::size_t kMostInGroup = 9;

/// The greatest value, counted from 1.
inline constexpr int kMostDistinctValues = 16;

/// Whether groups of variables with values from 1 on have few and small enough sets: at most 1000, whose sums
/// fit into a word if they reach the total.
[[nodiscard]] bool serves_distinct_sum(const std::vector<DistinctGroup>& groups, Value total, int values);

}  // namespace quadrille::cp
