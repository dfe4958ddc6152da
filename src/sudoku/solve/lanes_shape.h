// Puzzles for the bulk kernel.
#pragma once

#include <optional>

#include "lanes/shape.h"
#include "sudoku/puzzle/conditions.h"

namespace quadrille::sudoku {

/// The puzzle's rules as the bulk kernel takes them; nothing when it cannot: the grid is larger than
/// lanes::kMaxSize, has not as many rows, columns and digits, or a rule says more than that cells differ.
/// Puzzles of equal shape and rules have equal lanes::Shapes.
[[nodiscard]] std::optional<lanes::Shape> lanes_shape(const Puzzle& puzzle);
[[nodiscard]] std::optional<lanes::Shape> lanes_shape(const Conditions& conditions);

/// The puzzle's givens and restrictions; of words_for(puzzle.layout().digits) words. Where
/// lanes_shape() gives a shape.
void fill_candidates(const Puzzle& puzzle, lanes::Candidates candidates);

}  // namespace quadrille::sudoku
