// Innies and outies: implications of sums of cells together with houses that hold each digit once.
#pragma once

#include "sudoku/conditions/condition_adder.h"

namespace quadrille::sudoku {

/// A house that holds each digit once has the sum of all digits. So if cages nearly cover some houses, the
/// sum of the other cells of these houses (innies) minus the cages' cells outside (outies) is known:
///
///   a a a b b c c d .      cages a to e with 20, 10, 9, 12: the last cell of the row and the
///   . . . . . . . d .      outie of d differ by 45 - 20 - 10 - 9 - 12 = -6: r1c9 - r2c8 = -6
///
/// Adds such sums of few cells as implied conditions, and sums of up to eight cells if they are strong: for
/// each house, for up to four neighbouring rows or columns, and for two regions. The conditions so far must
/// be those of the puzzle.
void add_innies(ConditionAdder& add);

/// The maximum number of cells of innies and outies that people would add up; such sums are always added.
[[nodiscard]] std::size_t few_innies(int digits);

}  // namespace quadrille::sudoku
