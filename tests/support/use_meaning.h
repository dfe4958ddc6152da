// The meaning of each rule that says more than "cells differ", written independently for the tests.
#pragma once

#include <string_view>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// False for rules that only say that cells differ or are not consecutive: the reference solver treats
/// those as pairs of cells.
[[nodiscard]] bool use_has_meaning(std::string_view rule);

/// Whether the digits in the grid (0: empty) obey a use of a rule, as far as its cells are filled. True for
/// rules without a meaning here.
[[nodiscard]] bool obeys(const sudoku::RuleUse& use, const sudoku::Layout& layout, const sudoku::Grid& grid);

}  // namespace quadrille::test
