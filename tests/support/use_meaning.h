// What each rule that is more than "cells differ" means, in the tests' own words.
#pragma once

#include <string_view>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// False for rules that say no more than that cells differ or do not follow each other: the reference solver
/// reads those by pairs of cells.
[[nodiscard]] bool use_has_meaning(std::string_view rule);

/// Whether the digits that stand (0: none yet) obey a use of a rule, as far as its cells are filled. True of
/// rules without a meaning here.
[[nodiscard]] bool obeys(const sudoku::RuleUse& use, int size, const sudoku::Grid& grid);

}  // namespace quadrille::test
