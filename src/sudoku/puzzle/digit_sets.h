// Sets of different digits that come to a total.
#pragma once

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// All digits out of 1..size that are in a set of `count` different ones with that total.
[[nodiscard]] Digits digits_of_sets(int count, int total, int size);

}  // namespace quadrille::sudoku
