// The canonical form of a grid with empty cells.
//
// It is found row by row. A state is an order of the first rows, and what it says about columns and digits.
// Of columns that are alike so far the order stays open: they form a class, and stacks that are alike form a
// group. A row then comes out least in one way: in each class empty cells go first, then digits that have
// names, by name, then others, which get the next names:
//
//   classes  | a b c | d e | f |       a row  5 . . | . 9 | 3      5 has the name 1; 9 and 3 have none
//   it becomes                                . . 1 | . 2 | 3      classes now: b c, a, d, e, f
//
// Of all states and next rows only those stay that give the least row. Where several new digits come in a
// class, each order of them is a state of its own. Rows without digits are alike: one of a band is tried.
#pragma once

#include <optional>

#include "sudoku/canon/canonical_form.h"

namespace quadrille::sudoku {

/// grid: no digit twice in a row or column. Nothing where too many states are equally good.
[[nodiscard]] std::optional<CanonicalForm> canonical_form_of_open(const Grid& grid,
                                                                  const BandsAndStacks& shape);

}  // namespace quadrille::sudoku
