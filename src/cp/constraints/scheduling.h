// Constraints: resources and space.
#pragma once

#include <memory>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// Task i runs from starts[i] for durations[i] and uses demands[i] of a resource; at no time do the running
/// tasks together use more than the capacity. All times are in the same unit, whatever it is; durations,
/// demands and capacity must not be negative. Time-table consistency, O(n^2): Schutt, Feydy, Stuckey and
/// Wallace 2011.
[[nodiscard]] std::unique_ptr<Constraint> cumulative(std::vector<IntVar> starts,
                                                     const std::vector<IntVar>& durations,
                                                     const std::vector<IntVar>& demands, IntVar capacity);

/// Task i runs from starts[i] for durations[i], which must not be negative, and no two tasks overlap. If
/// strict, a task of duration 0 must not lie inside another one either. Detectable precedences, O(n^2), then
/// overload checking and edge finding, O(n^3) in the worst case: Carlier and Pinson 1989, Vilim 2005 and
/// 2007.
[[nodiscard]] std::unique_ptr<Constraint> disjunctive(std::vector<IntVar> starts,
                                                      const std::vector<IntVar>& durations, bool strict);

/// Box i reaches, in dimension d, from places[i][d] to places[i][d] + sizes[i][d], and no two boxes overlap;
/// sizes must not be negative. If strict, a box of size 0 must not lie inside another one either. If only one
/// way to separate two boxes is left, it is enforced; O(n^2 * dimensions). Beldiceanu and Contejean 1994.
[[nodiscard]] std::unique_ptr<Constraint> diffn(const std::vector<std::vector<IntVar>>& places,
                                                const std::vector<std::vector<IntVar>>& sizes, bool strict);

/// Item i, with weights[i] >= 0, lies in bin bins[i], counted from 0, and loads[b] is the total weight in bin
/// b. An item is put into a bin (or excluded) if the bin's load requires it; and the loads must add up to the
/// total weight. O(items * bins). Shaw 2004.
[[nodiscard]] std::unique_ptr<Constraint> bin_packing(std::vector<IntVar> loads,
                                                      const std::vector<IntVar>& bins,
                                                      std::vector<Value> weights);

}  // namespace quadrille::cp
