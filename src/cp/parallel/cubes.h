// Disjoint parts of a search tree, for several threads to search.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "cp/store.h"

namespace quadrille::cp {

/// Facts that hold together in one part of the tree.
using Cube = std::vector<Literal>;

/// Cuts the tree into cubes that hold all its solutions, none of which propagation refutes: at least `count`
/// where it has so many, in the order of the variables' values. Again and again the cube with the most values
/// left is split at a variable with many conflicts and few values. The variables have at most 64 values each;
/// activities: by variable, how often it took part in conflicts, or empty. When is_stopped() says so, what
/// there is is cut no further. The store, which propagation has been through, is as before in the end.
[[nodiscard]] std::vector<Cube> cut_into_cubes(Store& store, std::span<const IntVar> variables,
                                               const std::vector<double>& activities, std::size_t count,
                                               const std::function<bool()>& is_stopped);

/// Of those variables that are not fixed the one at which to split; none when all are.
[[nodiscard]] std::optional<IntVar> variable_to_split(const Store& store, std::span<const IntVar> variables,
                                                      const std::vector<double>& activities);

}  // namespace quadrille::cp
