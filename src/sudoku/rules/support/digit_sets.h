// Sets of different digits with a given total.
#pragma once

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// The union of all sets of `count` different digits out of 1..size with that total.
[[nodiscard]] Digits digits_of_sets(int count, int total, int size);

}  // namespace quadrille::sudoku
