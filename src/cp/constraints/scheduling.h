// Constraints: resources and space.
#pragma once

#include <memory>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// Tasks, each from starts[i] for durations[i] and with demands[i], of which those that run at a time never
/// ask together for more than the capacity. Durations, demands and capacity are not negative. Time-table
/// consistency, O(n^2): Schutt, Feydy, Stuckey and Wallace 2011.
[[nodiscard]] std::unique_ptr<Constraint> cumulative(std::vector<IntVar> starts,
                                                     const std::vector<IntVar>& durations,
                                                     const std::vector<IntVar>& demands, IntVar capacity);

/// Tasks, each from starts[i] for durations[i], which are not negative, of which no two overlap. Strict: even
/// a task of no duration does not lie within another. Detectable precedences, O(n^2), then overload checking
/// and edge finding, O(n^3) at worst: Carlier and Pinson 1989, Vilim 2005 and 2007.
[[nodiscard]] std::unique_ptr<Constraint> disjunctive(std::vector<IntVar> starts,
                                                      const std::vector<IntVar>& durations, bool strict);

/// Boxes, which reach in dimension d from places[i][d] by sizes[i][d], not negative, and of which no two
/// overlap. Strict: even a box without size does not lie within another. For each two boxes the last way
/// apart is taken; O(n^2 * dimensions). Beldiceanu and Contejean 1994.
[[nodiscard]] std::unique_ptr<Constraint> diffn(const std::vector<std::vector<IntVar>>& places,
                                                const std::vector<std::vector<IntVar>>& sizes, bool strict);

/// Item i, of a weight that is not negative, lies in bin bins[i], counted from 0; loads[b] is the weight in
/// bin b. What must be, or cannot be, by a bin's load, and by the sum of all loads; O(items * bins). Shaw
/// 2004.
[[nodiscard]] std::unique_ptr<Constraint> bin_packing(std::vector<IntVar> loads,
                                                      const std::vector<IntVar>& bins,
                                                      std::vector<Value> weights);

}  // namespace quadrille::cp
