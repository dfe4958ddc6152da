#include "sudoku/prove/sum_bounds.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace quadrille::sudoku {

SumBound bound_of(const Sum& sum, std::size_t part, const std::vector<Digits>& digits) {
  const int sign = sum.signs()[part];
  SumBound bound{part, {}};
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int factor = sign * sum.terms[i].factor;
    bound.greatest.push_back(factor * ((factor > 0 ? highest(digits[i]) : lowest(digits[i])) + 1));
  }
  return bound;
}

int slack_of(const Sum& sum, const SumBound& bound) {
  return std::accumulate(bound.greatest.begin(), bound.greatest.end(), -sum.signs()[bound.part] * sum.total);
}

Digits kept_by(const Sum& sum, const SumBound& bound, std::size_t term, Digits digits) {
  const int slack = slack_of(sum, bound);
  const int factor = sum.signs()[bound.part] * sum.terms[term].factor;
  Digits kept = 0;
  for (const int i : Bits(digits))
    if (bound.greatest[term] - factor * (i + 1) <= slack) kept |= bit(i);
  return kept;
}

bool propagate_bounds(const Sum& sum, std::vector<Digits>& digits, std::vector<SumBound>& bounds) {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t part = 0; part < sum.signs().size(); ++part) {
      if (std::ranges::find(digits, Digits{0}) != digits.end()) return false;
      SumBound bound = bound_of(sum, part, digits);
      const bool is_possible = slack_of(sum, bound) >= 0;
      bool took = false;
      for (std::size_t i = 0; is_possible && i < digits.size(); ++i) {
        const Digits before = digits[i];
        digits[i] = kept_by(sum, bound, i, before);
        took |= digits[i] != before;
      }
      if (took || !is_possible) bounds.push_back(std::move(bound));
      if (!is_possible) return false;
      changed |= took;
    }
  }
  return true;
}

}  // namespace quadrille::sudoku
