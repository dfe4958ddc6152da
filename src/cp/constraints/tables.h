// Constraints: values looked up in an array or a table.
#pragma once

#include <memory>
#include <vector>

#include "base/bits.h"
#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// result = array[index], from 0 on; an index beyond the array's ends is none. Domain consistent where the
/// result and the variables of the array span at most Domains::kDenseSpan values; beyond, by bounds. O(array
/// + values).
[[nodiscard]] std::unique_ptr<Constraint> element(IntVar index, std::vector<IntVar> array, IntVar result);

/// The same for an array of values; domain consistent where the result spans at most Domains::kDenseSpan
/// values, else it may keep values that are not in the array.
[[nodiscard]] std::unique_ptr<Constraint> element(IntVar index, std::vector<Value> array, IntVar result);

/// In a tuple of a table: any value.
inline constexpr Value kAnyValue = kPlusInfinity;

/// The values of the variables, in this order, are one of the tuples, which are as long as the scope. Domain
/// consistent but for values between a variable's bounds that are in no tuple, where they span more than
/// Domains::kDenseSpan. Compact-Table: Demeulenaere et al. 2016; with kAnyValue, Verhaeghe et al. 2017.
[[nodiscard]] std::unique_ptr<Constraint> table(std::vector<IntVar> variables,
                                                const std::vector<std::vector<Value>>& tuples);

/// The values of the variables lie in the sets of one of the rows, which have a set for each variable: bit v
/// of a word stands for the value v, 0 to 63. Domain consistent; O(rows * variables). Basic smart tables:
/// Verhaeghe et al. 2017.
[[nodiscard]] std::unique_ptr<Constraint> table_of_sets(std::vector<IntVar> variables,
                                                        std::vector<std::vector<Word>> rows);

}  // namespace quadrille::cp
