// Hall sets: cells of a house that together have fewer candidates than cells.
#pragma once

#include <optional>
#include <span>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

struct HallSet {
  Word cells;     // positions among the given cells
  Digits digits;  // all candidates of these cells: one fewer than there are cells
};

/// A set of cells (at most 64, given by their candidates) that cannot all hold different digits; nullopt if
/// they can. It is the smallest of those that a maximum matching shows (Hall 1935). O(cells^2 * digits).
[[nodiscard]] std::optional<HallSet> hall_set(std::span<const Digits> cells);

}  // namespace quadrille::sudoku
