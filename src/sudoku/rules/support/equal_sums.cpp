#include "sudoku/rules/support/equal_sums.h"

#include <algorithm>

namespace quadrille::sudoku {

std::vector<ConditionKind> equal_sums(const std::vector<std::vector<int>>& lists) {
  const auto shortest = std::ranges::min_element(lists, {}, &std::vector<int>::size);
  std::vector<ConditionKind> sums;
  for (auto list = lists.begin(); list != lists.end(); ++list) {
    if (list == shortest) continue;
    std::vector<Sum::Term> terms;
    for (const int cell : *list) terms.push_back({1, cell});
    for (const int cell : *shortest) terms.push_back({-1, cell});
    Sum sum = Sum::of_terms(std::move(terms), 0);
    if (!sum.terms.empty()) sums.emplace_back(std::move(sum));
  }
  return sums;
}

}  // namespace quadrille::sudoku
