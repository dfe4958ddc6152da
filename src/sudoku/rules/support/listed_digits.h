// Rules with a list of digits that occur in some cells, each as often as it is listed: quadruples, and cages
// that contain digits. Their parameters are named cells and digits.
#pragma once

#include <string>
#include <vector>

#include "sudoku/conditions/conditions.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// An error if there are more digits than cells.
[[nodiscard]] Parsed<void> fit_listed_digits(const Use& use);
/// A count condition for each digit. may_be_more: whether it may occur more often than it is listed.
[[nodiscard]] std::vector<ConditionKind> counts_of_listed(const Use& use, bool may_be_more);
/// The values of the digits: "1 3 3".
[[nodiscard]] std::string listed_values(const Use& use);

}  // namespace quadrille::sudoku
