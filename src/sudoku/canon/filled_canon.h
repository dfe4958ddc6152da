// The canonical form of a grid without empty cells.
//
// Its first row is 1 2 3 .., whichever row comes first: once the columns are in order, that row names the
// digits. So each pair of rows of a band is tried as the first two, and columns are chosen from left to right
// such that the second row is the least. The name of a digit d in the second row is the position of the
// column that holds d in the first row; if that column has no position yet, it gets the first free one.
//
//   first row    a . . | d . .        column of a goes first: the second row begins with the name of d, whose
//   second row   d . . | . . .        column gets the first place of the second stack: 4
//
// This fixes the order of the columns. All other rows are sorted by their first digits within each band.
#pragma once

#include <optional>

#include "sudoku/canon/canonical_form.h"

namespace quadrille::sudoku {

/// grid: of size 2 or more, with each digit once in each row and column. Nullopt if too many orders tie.
[[nodiscard]] std::optional<CanonicalForm> canonical_form_of_filled(const Grid& grid,
                                                                    const BandsAndStacks& shape);

}  // namespace quadrille::sudoku
