// The meaning of rules about pairs of cells wherever they are, written independently for the tests.
#pragma once

#include <string_view>
#include <utility>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// Whether the rule is about pairs of cells wherever they are; may_stand tells its meaning then.
[[nodiscard]] bool use_is_about_pairs(std::string_view rule);

/// Whether a digit may stand in one cell of the grid and the other in another beside it, by one use of a
/// rule.
[[nodiscard]] bool may_stand(const sudoku::RuleUse& use, const sudoku::Puzzle& puzzle,
                             std::pair<int, int> cells, std::pair<int, int> digits);

}  // namespace quadrille::test
