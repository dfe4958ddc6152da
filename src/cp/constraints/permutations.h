// Constraints: sequences that hold the same values in different orders.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// x[i] = j <=> y[j] = i, counted from 0; pass views for other numbers. If x[i] loses j, then y[j] loses i.
/// It fails if x and y have different sizes. O(size of x * size of y).
[[nodiscard]] std::unique_ptr<Constraint> inverse(std::vector<IntVar> x, const std::vector<IntVar>& y);

/// y, which has the same size, holds the values of x in increasing order. Prunes bounds, by counting how
/// many values lie below each; O(n^2).
[[nodiscard]] std::unique_ptr<Constraint> sort(std::vector<IntVar> x, const std::vector<IntVar>& y);

inline constexpr std::size_t kMostInMultiset = (1 << 13) - 1;
/// `first` and `second` contain the same values, each equally often. They must have the same size, at most
/// kMostInMultiset (base/refuse.h), and be plain variables with word domains of one origin. Counts for each
/// value: as many variables as are fixed to it on one side must be able to take it on the other. O(n).
[[nodiscard]] std::unique_ptr<Constraint> same_multiset(const Store& store, std::vector<IntVar> first,
                                                        const std::vector<IntVar>& second);

}  // namespace quadrille::cp
