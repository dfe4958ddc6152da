// Pairs of cells that share a side, for rules under which all marks are given.
#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// All pairs of cells of the grid that share a side, except those that a use of one of the rules marks. Each
/// of these rules marks the two cells in its first parameter.
[[nodiscard]] std::vector<std::pair<int, int>> pairs_beside_without(
    const Puzzle& puzzle, std::initializer_list<std::string_view> rules);

}  // namespace quadrille::sudoku
