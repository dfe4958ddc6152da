// The meaning of rules about pairs of cells wherever they are, written independently for the tests.
#pragma once

#include <functional>
#include <string_view>
#include <utility>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// Whether the rule is about pairs of cells wherever they are; pair_meaning_of tells its meaning then.
[[nodiscard]] bool use_is_about_pairs(std::string_view rule);

/// Whether two cells of the grid may hold two digits, by one use of a rule.
using MayStand = std::function<bool(std::pair<int, int> cells, std::pair<int, int> digits)>;

/// The meaning of a use of such a rule for all pairs of cells. The use and the puzzle must outlive it.
[[nodiscard]] MayStand pair_meaning_of(const sudoku::RuleUse& use, const sudoku::Puzzle& puzzle);

}  // namespace quadrille::test
