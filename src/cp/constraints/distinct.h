// Constraints: variables that take different values.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "cp/consistency.h"
#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// The variables take different values.
/// value: O(n) for each fixed variable. bounds: Lopez-Ortiz, Quimper, Tromp and van Beek 2003, O(n log n).
/// domain: Regin 1994, on bit masks when the values span at most 64 numbers. The variables may repeat (then
/// it fails) and may be views.
[[nodiscard]] std::unique_ptr<Constraint> all_different(const Store& store, std::vector<IntVar> variables,
                                                        Consistency consistency);

/// Whether distinct variables that take different values take all that they have: as many values as they are.
/// They are plain, with domains that are words of one origin. O(n log n).
[[nodiscard]] bool are_permuted(const Store& store, const std::vector<IntVar>& variables);

/// The variables take different values, but for the exceptions, which may come again. Takes the values of
/// fixed variables from the others.
[[nodiscard]] std::unique_ptr<Constraint> all_different_except(std::vector<IntVar> variables,
                                                               std::vector<Value> exceptions);

/// Sets of variables that take as many values as they are, each once.
using Houses = std::vector<std::vector<IntVar>>;
/// Of two families of houses, disjoint within each: what one can take only where it crosses one of the other
/// family, that one takes nowhere else. The houses' all_different are to be posted besides. The variables are
/// plain, with domains that are words of one origin. O(variables).
[[nodiscard]] std::unique_ptr<Constraint> crossings(const Store& store, const Houses& first,
                                                    const Houses& second);
/// Two families of houses that cross: all_different constraints, by their index in the store.
struct CrossingFamilies {
  std::vector<std::size_t> first, second;
};
/// Those among all that is posted: of each all_different that says are_permuted and is domain consistent, put
/// into 16 families at most, where two families cross in more than one variable. O(families^2 * variables).
[[nodiscard]] std::vector<CrossingFamilies> crossing_families(const Store& store);
[[nodiscard]] std::unique_ptr<Constraint> crossings(const Store& store, const CrossingFamilies& families);
/// The constraints of all crossing_families().
[[nodiscard]] std::vector<std::unique_ptr<Constraint>> all_crossings(const Store& store);

}  // namespace quadrille::cp
