// Puzzles for the bulk kernel.
#pragma once

#include <optional>

#include "lanes/shape.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::sudoku {

/// The puzzle's rules in the form of the bulk kernel; nullopt if it does not support the puzzle: the grid is
/// larger than lanes::kMaxSize, its numbers of rows, columns and digits are not equal, or a rule says more
/// than that cells differ. Puzzles of equal shape and rules have equal lanes::Shapes.
[[nodiscard]] std::optional<lanes::Shape> lanes_shape(const Puzzle& puzzle);
[[nodiscard]] std::optional<lanes::Shape> lanes_shape(const Conditions& conditions);

/// The puzzle's givens and restrictions; candidates: words_for(puzzle.layout().digits) words. Requires that
/// lanes_shape() returns a shape.
void fill_candidates(const Puzzle& puzzle, lanes::Candidates candidates);

}  // namespace quadrille::sudoku
