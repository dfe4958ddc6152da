// The positions of clues in items of Interactive Sudoku Solver: diagonals, pills and squares of cells.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/puzzle/puzzle.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

/// The place beside the grid of the diagonal that items name by its first cell: down and to the right from
/// column 1, down and to the left from row 1, and in the opposite directions from the other sides. Nullopt in
/// the middle of the grid.
[[nodiscard]] std::optional<sudoku::Outside> iss_diagonal_place(int cell, const sudoku::Layout& layout);

/// Whether a pill of these cells is read in their order: each is to the right of the one before it, below it,
/// or both.
[[nodiscard]] bool is_iss_pill(const std::vector<int>& cells, const sudoku::Layout& layout);

/// The cell, the one to its right and the two below them; nullopt if these leave the grid.
[[nodiscard]] std::optional<std::vector<int>> iss_square(int cell, const sudoku::Layout& layout);

}  // namespace quadrille::formats
