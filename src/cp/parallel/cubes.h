// Disjoint parts of a search tree, for several threads to search.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "cp/int_var.h"

namespace quadrille::cp {

class Learner;
class Store;

/// Facts that hold together in one part of the tree.
using Cube = std::vector<Literal>;

/// Cuts the tree into cubes that hold all its solutions, in the order of the variables' values. Propagation
/// refutes none of them. There are at least `count` cubes, or fewer if the tree has fewer. Each step splits
/// the cube with the most values left, at a variable with many conflicts and few values:
///
///   all            x = 1          x = 1, y = 2
///           -->            -->    x = 1, y = 4
///                  x = 2          x = 2
///
/// The variables have at most 64 values each. activities: by variable, the frequency of its conflicts, or
/// empty. When is_stopped() returns true, the present cubes are returned. The store must be propagated, and
/// is unchanged at the end.
[[nodiscard]] std::vector<Cube> cut_into_cubes(Store& store, std::span<const IntVar> variables,
                                               const std::vector<double>& activities, std::size_t count,
                                               const std::function<bool()>& is_stopped);

/// The open variable at which to split the store; nullopt if all are fixed.
[[nodiscard]] std::optional<IntVar> variable_to_split(const Store& store, std::span<const IntVar> variables,
                                                      const std::vector<double>& activities);

/// The parts of the tree that a learning search in this store has not searched. If that is one part, it is
/// split by the values of one of the variables, if one is open; the search then assumes it.
[[nodiscard]] std::vector<Cube> parts_of_rest(Learner& learning, const Store& store,
                                              std::span<const IntVar> variables);

}  // namespace quadrille::cp
