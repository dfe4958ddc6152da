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

/// The values from min to max; either may be infinite.
struct Interval {
  Value min;
  Value max;
  friend bool operator==(const Interval&, const Interval&) = default;
};

/// x lies in one of the intervals, which may come in any order and overlap. Domain consistent where they
/// leave no gaps of more than Domains::kDenseSpan values; such gaps only move bounds.
[[nodiscard]] std::unique_ptr<Constraint> in_set(IntVar x, std::vector<Interval> set,
                                                 std::optional<Reification> reification = std::nullopt);

/// The number of literals that hold is `number`. Domain consistent if they are of different variables; O(n).
[[nodiscard]] std::unique_ptr<Constraint> count(std::vector<Literal> literals, IntVar number);

/// The number of variables with a value in the set is `number`; consistent as in_set and count are.
[[nodiscard]] std::unique_ptr<Constraint> among(std::vector<IntVar> variables, std::vector<Interval> set,
                                                IntVar number);
/// The same, where the number lies in the interval, which is not empty.
[[nodiscard]] std::unique_ptr<Constraint> among(std::vector<IntVar> variables, std::vector<Interval> set,
                                                Interval number);

/// The number of variables that are equal to `value`, a variable too, is `number`. Where `value` is fixed it
/// is domain consistent; else it prunes `value`, if it has at most Domains::kDenseSpan values, and the bounds
/// of `number`. O(n * values).
[[nodiscard]] std::unique_ptr<Constraint> count(std::vector<IntVar> variables, IntVar value, IntVar number);

/// values[i] comes numbers[i] times among the variables; if closed, nothing else does. The values are
/// different. Each value by itself is domain consistent, and so are the numbers with each other; O(n *
/// values).
[[nodiscard]] std::unique_ptr<Constraint> global_cardinality(std::vector<IntVar> variables,
                                                             std::vector<Value> values,
                                                             std::vector<IntVar> numbers, bool closed);

/// The variables have `number` different values. By the values of fixed variables: value consistent. (More is
/// hard to come by: Bessiere et al. 2006.) O(n * values).
[[nodiscard]] std::unique_ptr<Constraint> nvalue(std::vector<IntVar> variables, IntVar number);
/// The same, where the number lies in the interval, which is not empty.
[[nodiscard]] std::unique_ptr<Constraint> nvalue(std::vector<IntVar> variables, Interval number);

}  // namespace quadrille::cp
