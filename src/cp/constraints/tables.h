// Constraints: values looked up in an array or a table.
#pragma once

#include <memory>
#include <vector>

#include "base/bits.h"
#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

class Store;

/// result = array[index], counted from 0; an index outside the array is no solution. Domain consistent if
/// the result and the variables of the array span at most Domains::kDenseSpan values, else by bounds.
/// O(array + values).
[[nodiscard]] std::unique_ptr<Constraint> element(IntVar index, std::vector<IntVar> array, IntVar result);

/// result = array[index] for an array of values. Domain consistent if the result spans at most
/// Domains::kDenseSpan values; else the result may keep values that are not in the array.
[[nodiscard]] std::unique_ptr<Constraint> element(IntVar index, std::vector<Value> array, IntVar result);

/// Matches any value of that variable in a tuple.
inline constexpr Value kAnyValue = kPlusInfinity;

/// The values of the variables, in order, are one of the tuples, which must be as long as the scope. Domain
/// consistent, except that values in no tuple stay between a variable's bounds if those span more than
/// Domains::kDenseSpan values. Compact-Table: Demeulenaere et al. 2016; with kAnyValue: Verhaeghe et al.
/// 2017.
[[nodiscard]] std::unique_ptr<Constraint> table(std::vector<IntVar> variables,
                                                const std::vector<std::vector<Value>>& tuples);

/// The values of two different, plain variables with word domains are one of some pairs: if x has the value
/// origin(x) + v, y has one of seconds[v], counted from origin(y). Domain consistent; O(values).
[[nodiscard]] std::unique_ptr<Constraint> table_of_pairs(const Store& store, IntVar x, IntVar y,
                                                         std::vector<Word> seconds);

/// The values of the variables lie in the sets of one of the rows, which have a set for each variable: bit v
/// of a word represents the value v, 0 to 63. Domain consistent; O(rows * variables). Basic smart tables:
/// Verhaeghe et al. 2017.
[[nodiscard]] std::unique_ptr<Constraint> table_of_sets(std::vector<IntVar> variables,
                                                        std::vector<std::vector<Word>> rows);

}  // namespace quadrille::cp
