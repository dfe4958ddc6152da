// A state: digits in some cells of a puzzle, or in all.
#pragma once

#include <memory>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// The digits are claims: they may contradict the puzzle. The givens need not be among them.
struct State {
  std::shared_ptr<const Puzzle> puzzle;  // shared by its states
  Grid digits;                           // for each cell a digit, or 0 if it is empty; 0 for holes
};

}  // namespace quadrille::sudoku
