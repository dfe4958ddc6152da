// Puzzles of our own making, the same on every machine and whatever the engine does.
#pragma once

#include "base/random.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::bench {

/// A grid with boxes of the given shape ({0, 0}: none, a Latin square), emptied cell by cell in random order
/// as long as its solution stays the only one. Which cells those are is a fact about the grid; so the engine
/// that proves it has no say in the result.
[[nodiscard]] sudoku::Puzzle dug_puzzle(int size, sudoku::BoxShape boxes, Random& random);

}  // namespace quadrille::bench
