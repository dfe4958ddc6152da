// Generates puzzles that are the same on every machine and with every version of the engine.
#pragma once

#include "base/random.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::bench {

/// A grid with boxes of the given shape ({0, 0}: no boxes, a Latin square). Cells are emptied in random
/// order, as long as the solution stays unique. Whether it does is a fact about the grid, so the engine
/// that checks it does not influence the result.
[[nodiscard]] sudoku::Puzzle dug_puzzle(int size, sudoku::BoxShape boxes, Random& random);

}  // namespace quadrille::bench
