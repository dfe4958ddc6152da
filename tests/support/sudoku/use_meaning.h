// The meaning of each rule that says more than "cells differ", written independently for the tests.
#pragma once

#include <functional>
#include <string_view>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// False for rules that only say that cells differ: the reference solver treats those as pairs of cells.
[[nodiscard]] bool use_has_meaning(std::string_view rule);

/// Whether the digits in the grid (0: empty) obey a use of a rule of the puzzle, as far as its cells are
/// filled. True for rules without a meaning here.
[[nodiscard]] bool obeys(const sudoku::RuleUse& use, const sudoku::Puzzle& puzzle, const sudoku::Grid& grid);

/// The meaning of one use, for many grids: the rule is looked up once. The use and the puzzle must
/// outlive it.
[[nodiscard]] std::function<bool(const sudoku::Grid&)> meaning_of(const sudoku::RuleUse& use,
                                                                  const sudoku::Puzzle& puzzle);

}  // namespace quadrille::test
