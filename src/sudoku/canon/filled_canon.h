// The canonical form of a grid without empty cells.
//
// Its first row is 1 2 3 .., whatever row is taken for it: once columns are ordered, that row names the
// digits. So each pair of rows of a band is tried as the first two, and columns are chosen from left to
// right, each so that the second row is least. A digit d in the second row has as its name the place of the
// column that holds d in the first row; if that column has no place yet, it gets the first one that is free.
//
//   first row    a . . | d . .        column of a goes first: the second row begins with the name of d, whose
//   second row   d . . | . . .        column gets the first place of the second stack: 4
//
// The columns are in order then, and so are all other rows: by their first digit, in each band.
#pragma once

#include <optional>

#include "sudoku/canon/canonical_form.h"

namespace quadrille::sudoku {

/// grid: of size 2 or more, with each digit once in each row and column. Nothing where too many orders tie.
[[nodiscard]] std::optional<CanonicalForm> canonical_form_of_filled(const Grid& grid,
                                                                    const BandsAndStacks& shape);

}  // namespace quadrille::sudoku
