#include "sudoku/rules/support/listed_digits.h"

#include <map>

#include <fmt/format.h>

#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

Parsed<void> fit_listed_digits(const Use& use) {
  const std::size_t digits = use.digit_list("digits").size(), cells = use.cells("cells").size();
  if (digits <= cells) return {};
  return bad_input(say::kMoreDigitsThanCells(cells, digits));
}

std::vector<ConditionKind> counts_of_listed(const Use& use, bool may_be_more) {
  std::map<int, int> times;
  for (const int digit : use.digit_list("digits")) ++times[digit];
  std::vector<ConditionKind> counts;
  for (const auto& [digit, number] : times)
    counts.emplace_back(DigitCount{use.cells("cells"), digit_bit(digit),
                                   may_be_more ? HowMany::at_least(number) : HowMany::exactly(number)});
  return counts;
}

std::string listed_values(const Use& use) {
  std::string text;
  for (const int digit : use.digit_list("digits"))
    text += fmt::format("{}{}", text.empty() ? "" : " ", use.puzzle().layout().value_of(digit));
  return text;
}

}  // namespace quadrille::sudoku
