// Rules with a list of digits that stand in some cells, each as often as it is named: quadruples, and cages
// that contain digits. Their parameters are called cells and digits.
#pragma once

#include <string>
#include <vector>

#include "sudoku/puzzle/conditions.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// Refuses more digits than cells.
[[nodiscard]] Parsed<void> fit_listed_digits(const Use& use);
/// A count for each digit. may_be_more: whether it may come more often than it is named.
[[nodiscard]] std::vector<ConditionKind> counts_of_listed(const Use& use, bool may_be_more);
/// "1 3 3": their values.
[[nodiscard]] std::string listed_values(const Use& use);

}  // namespace quadrille::sudoku
