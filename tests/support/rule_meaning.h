// Tests whether a rule's constraints agree with the rule's meaning, grid by grid.
#pragma once

#include <cstddef>
#include <string_view>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// Expects that, with the rule added to the puzzle, the model and the reference solver accept the same
/// grids. Returns their number.
[[nodiscard]] std::size_t grids_left_by(std::string_view rule, std::string_view argument,
                                        const sudoku::Puzzle& puzzle);

/// A Latin square of size 5 whose first row is given, so that few grids are left.
[[nodiscard]] sudoku::Puzzle five_with_row(const sudoku::Grid& row);

/// An empty grid of size 4 with boxes of 2x2.
[[nodiscard]] sudoku::Puzzle four_with_boxes();

}  // namespace quadrille::test
