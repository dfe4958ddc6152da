// Constraints: numbers of variables with certain values, and sets in which a variable lies.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"
#include "cp/interval.h"
#include "cp/literal.h"
#include "cp/reification.h"

namespace quadrille::cp {

class Store;

/// x lies in one of the intervals, which may be given in any order and may overlap. Domain consistent,
/// except for gaps of more than Domains::kDenseSpan values, which only move bounds.
[[nodiscard]] std::unique_ptr<Constraint> in_set(IntVar x, std::vector<Interval> set,
                                                 std::optional<Reification> reification = std::nullopt);

/// A new variable with these values, in increasing order, at least one. If the gaps between them hold more
/// than Domains::kMostHoles numbers, an in_set is posted, too, which keeps these numbers out.
[[nodiscard]] IntVar new_variable(Store& store, std::span<const Value> values);

/// `number` is the number of literals that hold. Domain consistent if they are about different variables;
/// O(n).
[[nodiscard]] std::unique_ptr<Constraint> count(std::vector<Literal> literals, IntVar number);

/// `number` is the number of variables with a value in the set. As consistent as in_set and count.
[[nodiscard]] std::unique_ptr<Constraint> among(std::vector<IntVar> variables, std::vector<Interval> set,
                                                IntVar number);
/// The same with the number restricted to an interval, which must not be empty.
[[nodiscard]] std::unique_ptr<Constraint> among(std::vector<IntVar> variables, std::vector<Interval> set,
                                                Interval number);

/// `number` is the number of variables equal to `value`, which is a variable, too. Domain consistent once
/// `value` is fixed; before, it prunes `value`, if that has at most Domains::kDenseSpan values, and the
/// bounds of `number`. O(n * values).
[[nodiscard]] std::unique_ptr<Constraint> count(std::vector<IntVar> variables, IntVar value, IntVar number);

/// numbers[i] is the number of variables equal to values[i]; if closed, they have no other values. The values
/// must be different. Domain consistent for each value by itself and for the sum of the numbers; O(n *
/// values).
[[nodiscard]] std::unique_ptr<Constraint> global_cardinality(std::vector<IntVar> variables,
                                                             std::vector<Value> values,
                                                             std::vector<IntVar> numbers, bool closed);

/// `number` is the number of different values of the variables. Value consistent: it infers from the values
/// of fixed variables. (More is NP-hard: Bessiere et al. 2006.) O(n * values).
[[nodiscard]] std::unique_ptr<Constraint> nvalue(std::vector<IntVar> variables, IntVar number);
/// The same with the number restricted to an interval, which must not be empty.
[[nodiscard]] std::unique_ptr<Constraint> nvalue(std::vector<IntVar> variables, Interval number);

/// Variables that take different values, and variables beside them that take none of these values.
struct CountedGroup {
  std::vector<IntVar> variables;  // at least one
  std::vector<IntVar> beside;
};

/// Bit n of allowed[v - 1] is set if n of the variables in the groups may have the value v. Other constraints
/// must ensure that the variables of a group differ. This one infers from it that a value occurs at most once
/// in a group, and uses that the numbers of all values add up to the number of variables. It is implied by
/// other constraints, and guarantees no consistency. O(variables + values^2 * groups).
///
/// The variables must be plain, with word domains of values from 1 to allowed.size(); at most 63 are counted.
[[nodiscard]] std::unique_ptr<Constraint> counts_in_groups(const std::vector<CountedGroup>& groups,
                                                           std::vector<Word> allowed);

}  // namespace quadrille::cp
