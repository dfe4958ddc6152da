// Constraints: how many variables take which values, and in which set a variable lies.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"
#include "cp/literal.h"
#include "cp/reification.h"

namespace quadrille::cp {

/// The values from min to max, both included; either may be infinite.
struct Interval {
  Value min;
  Value max;
  friend bool operator==(const Interval&, const Interval&) = default;
};

/// x lies in one of the intervals, which may be given in any order and may overlap. Domain consistent,
/// except for gaps of more than Domains::kDenseSpan values, which only move bounds.
[[nodiscard]] std::unique_ptr<Constraint> in_set(IntVar x, std::vector<Interval> set,
                                                 std::optional<Reification> reification = std::nullopt);

/// `number` is how many of the literals hold. Domain consistent if they are about different variables;
/// O(n).
[[nodiscard]] std::unique_ptr<Constraint> count(std::vector<Literal> literals, IntVar number);

/// `number` is how many of the variables have a value in the set. As consistent as in_set and count.
[[nodiscard]] std::unique_ptr<Constraint> among(std::vector<IntVar> variables, std::vector<Interval> set,
                                                IntVar number);
/// The same, where the number lies in the interval, which is not empty.
[[nodiscard]] std::unique_ptr<Constraint> among(std::vector<IntVar> variables, std::vector<Interval> set,
                                                Interval number);

/// `number` is how many of the variables equal `value`, which is a variable, too. Domain consistent once
/// `value` is fixed; before, it prunes `value`, if that has at most Domains::kDenseSpan values, and the
/// bounds of `number`. O(n * values).
[[nodiscard]] std::unique_ptr<Constraint> count(std::vector<IntVar> variables, IntVar value, IntVar number);

/// numbers[i] is how many of the variables have values[i]; if closed, they have no other values. The values
/// must be different. Domain consistent for each value by itself and for the sum of the numbers; O(n *
/// values).
[[nodiscard]] std::unique_ptr<Constraint> global_cardinality(std::vector<IntVar> variables,
                                                             std::vector<Value> values,
                                                             std::vector<IntVar> numbers, bool closed);

/// `number` is how many different values the variables have. Value consistent: it infers from the values of
/// fixed variables. (More is NP-hard: Bessiere et al. 2006.) O(n * values).
[[nodiscard]] std::unique_ptr<Constraint> nvalue(std::vector<IntVar> variables, IntVar number);
/// The same, where the number lies in the interval, which is not empty.
[[nodiscard]] std::unique_ptr<Constraint> nvalue(std::vector<IntVar> variables, Interval number);

/// Variables that take different values, none of which a variable beside them takes.
struct CountedGroup {
  std::vector<IntVar> variables;  // at least one
  std::vector<IntVar> beside;
};

/// Bit n of allowed[v - 1] says whether n of the variables in the groups may have the value v. That a group
/// differs is for other constraints to see to; this one infers from it that a value occurs at most once in a
/// group, and from the number of variables, which all values together fill, how often each occurs. It is
/// implied by others, and promises no consistency. O(variables + values^2 * groups).
///
/// The variables must be plain, with word domains of values from 1 to allowed.size(); at most 63 are counted.
[[nodiscard]] std::unique_ptr<Constraint> counts_in_groups(const std::vector<CountedGroup>& groups,
                                                           std::vector<Word> allowed);

}  // namespace quadrille::cp
