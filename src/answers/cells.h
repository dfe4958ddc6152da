// Cells and digits in answers: by their names, and as they are written in the grid.
#pragma once

#include <string>
#include <vector>

#include "sudoku/explain/clues.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::answers {

/// "r1c2=5" in JSON: the digit belongs in the cell.
struct Placement {
  std::string cell;
  int value;
};
/// "r1c2=5".
[[nodiscard]] std::string text_of(const Placement& placement);
[[nodiscard]] std::string to_json(const Placement& placement);

/// "r1c2!=5" in JSON: the digit does not belong in the cell.
struct Elimination {
  std::string cell;
  int value;
};
[[nodiscard]] std::string to_json(const Elimination& elimination);

/// The value of each cell of a full grid, in reading order, then those of extra cells.
[[nodiscard]] std::vector<int> values_of(const sudoku::Grid& grid, const sudoku::Layout& layout);

/// The same as digits of the grid.
[[nodiscard]] sudoku::Grid grid_of(const std::vector<int>& values, const sudoku::Layout& layout);

/// The names of cells.
[[nodiscard]] std::vector<std::string> names_of(const std::vector<int>& cells, const sudoku::Layout& layout);

/// "r1c1=5": a placement for each of these cells.
[[nodiscard]] std::vector<Placement> givens_of(const sudoku::Puzzle& puzzle, const std::vector<int>& cells);

/// "r1c1 r2c3".
[[nodiscard]] std::string cells_text(const std::vector<int>& cells, const sudoku::Layout& layout);

/// "r1c1=5, r2c3=6": the givens of these cells.
[[nodiscard]] std::string givens_text(const sudoku::Puzzle& puzzle, const std::vector<int>& cells);

}  // namespace quadrille::answers
