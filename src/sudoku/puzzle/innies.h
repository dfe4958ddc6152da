// Innies and outies: what sums of cells imply together with houses that hold each digit once.
#pragma once

#include "sudoku/puzzle/condition_adder.h"

namespace quadrille::sudoku {

/// A house that holds each digit once has the sum of all digits. So cages that nearly cover some houses leave
/// a sum to the other cells of these houses (innies), less the cages' cells outside (outies):
///
///   a a a b b c c d .      cages a to e with 20, 10, 9, 12: the last cell of the row and the
///   . . . . . . . d .      outie of d differ by 45 - 20 - 10 - 9 - 12 = -6: r1c9 - r2c8 = -6
///
/// Adds such sums of few cells as implied conditions, and of up to eight cells if they leave the cells
/// little: of each house, of up to four neighbouring rows or columns, and of two regions. The conditions so
/// far are those of the puzzle.
void add_innies(ConditionAdder& add);

/// The most cells of innies and outies that people would add up, and of those that are added in any case.
[[nodiscard]] std::size_t few_innies(int digits);

}  // namespace quadrille::sudoku
