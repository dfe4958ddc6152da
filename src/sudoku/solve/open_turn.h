// One turn of a count of an open grid (open_count.h), by one thread, which goes on in later turns, perhaps in
// other processes: whatever ends it, all parts are either counted in full or left.
#pragma once

#include "cp/parallel/open_counter.h"
#include "sudoku/solve/open_count.h"

namespace quadrille::sudoku {

/// Counts the parts of the grid in order. Few are in work at a time at first, and never many more than an
/// eighth of those that are done, so that little is lost when the turn is stopped; the kernel's lanes help
/// each other. `next` is an index of grid.parts.
[[nodiscard]] cp::OpenTurn count_turn(const OpenGrid& grid, const cp::AskPace& ask);

}  // namespace quadrille::sudoku
