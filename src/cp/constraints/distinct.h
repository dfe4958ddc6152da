// Constraints: variables that take different values.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "cp/consistency.h"
#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// The variables take different values. The levels of consistency:
///   value: removes the values of fixed variables; O(n) for each of them.
///   bounds: Lopez-Ortiz, Quimper, Tromp and van Beek 2003; O(n log n).
///   domain: Regin 1994; with bit masks if the values span at most 64 numbers.
/// The variables may be views. If one occurs twice, the constraint fails.
[[nodiscard]] std::unique_ptr<Constraint> all_different(const Store& store, std::vector<IntVar> variables,
                                                        Consistency consistency);

/// Whether the variables, if all different, must take all their values: there are as many values as
/// variables. The variables must be distinct and plain, with word domains of one origin. O(n log n).
[[nodiscard]] bool are_permuted(const Store& store, const std::vector<IntVar>& variables);

/// The variables take different values, except that each exception may be taken several times. Removes the
/// values of fixed variables from the others.
[[nodiscard]] std::unique_ptr<Constraint> all_different_except(std::vector<IntVar> variables,
                                                               std::vector<Value> exceptions);

/// For any two pairs of variables, the first two differ or the second two do. Fixed pairs remove values from
/// the others: a variable loses the value of the other pair if its partner has the same value there. O(pairs)
/// for each variable that becomes fixed. (In the catalogue of global constraints it is lex_alldifferent.)
[[nodiscard]] std::unique_ptr<Constraint> all_different_pairs(
    const std::vector<std::pair<IntVar, IntVar>>& pairs);

/// Sets of variables ("houses"), each of which takes as many different values as it has variables.
using Houses = std::vector<std::vector<IntVar>>;
/// Two families of houses, such as the rows and the boxes of a Sudoku; within a family the houses are
/// disjoint. If a house can take a value only in its crossing with a house of the other family, that house
/// takes the value nowhere else. The all_different of each house must be posted as well. The variables must
/// be plain, with word domains of one origin. O(variables).
[[nodiscard]] std::unique_ptr<Constraint> crossings(const Store& store, const Houses& first,
                                                    const Houses& second);
/// Two families of houses that cross. Each house is an all_different constraint, given by its index in the
/// store.
struct CrossingFamilies {
  std::vector<std::size_t> first, second;
};
/// The pairs of families that cross among the constraints posted. It considers each all_different that is
/// domain consistent and whose variables are_permuted, and puts it into the first of at most 16 families in
/// which it is disjoint from all houses. Two families cross if two of their houses share more than one
/// variable, and neither contains the other. O(families^2 * variables).
[[nodiscard]] std::vector<CrossingFamilies> crossing_families(const Store& store);
[[nodiscard]] std::unique_ptr<Constraint> crossings(const Store& store, const CrossingFamilies& families);
/// The constraint crossings() for each pair that crossing_families() finds.
[[nodiscard]] std::vector<std::unique_ptr<Constraint>> all_crossings(const Store& store);

/// A variable beside others, and the set of those that it differs from: bit i represents the i-th.
struct VariableBeside {
  IntVar variable;
  Word sees;
};

/// The variables differ, and together have one of the sets of values; bit v of a set represents the value v +
/// 1. If all sets that the domains allow have a value in common, one of the variables takes it, and no
/// variable beside that differs from all that can take it. Other constraints must ensure that the variables
/// differ; this one is implied by others, and guarantees no consistency. O(sets * variables), and O(variables
/// beside) for each such value.
///
/// The variables must be plain, with word domains of values from 1 to 64.
[[nodiscard]] std::unique_ptr<Constraint> locked_values(const std::vector<IntVar>& variables,
                                                        std::vector<Word> sets,
                                                        const std::vector<VariableBeside>& beside);

}  // namespace quadrille::cp
