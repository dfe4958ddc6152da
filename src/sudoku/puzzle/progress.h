// The progress of a player: the digits and notes entered in a puzzle.
#pragma once

#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// Digits and notes beside the givens. They are not part of the puzzle, and may be wrong.
struct Progress {
  Grid placed;                  // for each cell the digit; 0 if it is empty or holds a given
  std::vector<Digits> noted{};  // for each cell the candidates that are left; empty: none are noted
};

}  // namespace quadrille::sudoku
