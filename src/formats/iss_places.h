// Where the items of Interactive Sudoku Solver have clues: diagonals, pills and squares of cells.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/puzzle/puzzle.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

/// The place beside the grid where the diagonal begins that items call by this cell, its first one: down and
/// to the right from column 1, down and to the left from row 1, and from the other sides back. Nothing in the
/// middle of the grid.
[[nodiscard]] std::optional<sudoku::Outside> iss_diagonal_place(int cell, const sudoku::Layout& layout);

/// Whether such a pill is read in the order of its cells: each lies one to the right of that before it, one
/// below, or both.
[[nodiscard]] bool is_iss_pill(const std::vector<int>& cells, const sudoku::Layout& layout);

/// The cell, the one to its right and the two below them; nothing where these leave the grid.
[[nodiscard]] std::optional<std::vector<int>> iss_square(int cell, const sudoku::Layout& layout);

}  // namespace quadrille::formats
