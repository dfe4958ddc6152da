// The canonical form of a grid with empty cells.
//
// It is found row by row. A state is an order of the first rows, with the information that they give about
// columns and digits. The order of columns that are alike so far is left open: they form a class, and stacks
// that are alike form a group. The least form of a row is then unique: in each class empty cells come first,
// then digits that have names, by name, then the others, which get the next names:
//
//   classes  | a b c | d e | f |       a row  5 . . | . 9 | 3      5 has the name 1; 9 and 3 have none
//   it becomes                                . . 1 | . 2 | 3      classes now: b c, a, d, e, f
//
// Only the states and next rows that give the least row are kept. If a class gets several new digits, each
// order of them is a separate state. Rows without digits are alike, so only one is tried in each band.
#pragma once

#include <optional>

#include "sudoku/canon/canonical_form.h"

namespace quadrille::sudoku {

/// grid: no digit twice in a row or column. Nullopt if too many states are equally good.
[[nodiscard]] std::optional<CanonicalForm> canonical_form_of_open(const Grid& grid,
                                                                  const BandsAndStacks& shape);

}  // namespace quadrille::sudoku
