// Bounds on the cells of a sum by their greatest and least digits, as constraints over 0-1 variables on which
// unit propagation works.
#pragma once

#include <vector>

#include "sudoku/conditions/sum.h"

namespace quadrille::sudoku {

/// One of the sum's inequalities (Sum::signs()), minus each cell's greatest contribution. It then says of a
/// digit that it falls short of the greatest contribution by at most the slack.
struct SumBound {
  std::size_t part;
  std::vector<int> greatest;  // by term
};

/// The bound for these candidates; digits: by term, at least one each.
[[nodiscard]] SumBound bound_of(const Sum& sum, std::size_t part, const std::vector<Digits>& digits);
/// The amount by which the greatest contributions exceed the required total; if negative, the sum is
/// impossible.
[[nodiscard]] int slack_of(const Sum& sum, const SumBound& bound);
/// The digits of a term that fall short by at most the slack.
[[nodiscard]] Digits kept_by(const Sum& sum, const SumBound& bound, std::size_t term, Digits digits);

/// Removes digits until the bounds remove no more, and records each bound that removed some. False if a bound
/// becomes impossible.
[[nodiscard]] bool propagate_bounds(const Sum& sum, std::vector<Digits>& digits,
                                    std::vector<SumBound>& bounds);

}  // namespace quadrille::sudoku
