// Constraints: sequences that hold the same values in different orders.
#pragma once

#include <memory>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// x[i] = j <=> y[j] = i, counted from 0; use views for other numbers. Each value that one side loses, the
/// other loses; with x and y of different sizes it fails. O(size of x * size of y).
[[nodiscard]] std::unique_ptr<Constraint> inverse(std::vector<IntVar> x, const std::vector<IntVar>& y);

/// y, of the same size, holds the values of x in increasing order. By counting what is below each bound,
/// O(n^2).
[[nodiscard]] std::unique_ptr<Constraint> sort(std::vector<IntVar> x, const std::vector<IntVar>& y);

/// The first variables take the same values as the second, each as often; both are equally many, 255 at most,
/// and plain, with domains that are words of one origin. Counts each value: as many as are fixed to it on one
/// side must be possible on the other. O(n).
[[nodiscard]] std::unique_ptr<Constraint> same_multiset(const Store& store, std::vector<IntVar> first,
                                                        const std::vector<IntVar>& second);

}  // namespace quadrille::cp
