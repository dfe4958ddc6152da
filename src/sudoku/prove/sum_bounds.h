// What a sum says of its cells by their greatest and least digits, as constraints over 0-1 variables that
// propagation reads.
#pragma once

#include <vector>

#include "sudoku/conditions/sum.h"

namespace quadrille::sudoku {

/// One of the sum's inequalities (Sum::signs()), less each cell's greatest contribution. What it then says of
/// a digit is that it lacks no more than the slack.
struct SumBound {
  std::size_t part;
  std::vector<int> greatest;  // by term
};

/// The bound by what the cells may hold; digits: by term, at least one each.
[[nodiscard]] SumBound bound_of(const Sum& sum, std::size_t part, const std::vector<Digits>& digits);
/// By how much the greatest contributions exceed what is asked; below 0 the sum cannot be.
[[nodiscard]] int slack_of(const Sum& sum, const SumBound& bound);
/// The digits of a term that lack no more than the slack.
[[nodiscard]] Digits kept_by(const Sum& sum, const SumBound& bound, std::size_t term, Digits digits);

/// Takes digits away until the bounds take no more, and notes each bound that took some. False once a bound
/// cannot be.
[[nodiscard]] bool propagate_bounds(const Sum& sum, std::vector<Digits>& digits,
                                    std::vector<SumBound>& bounds);

}  // namespace quadrille::sudoku
