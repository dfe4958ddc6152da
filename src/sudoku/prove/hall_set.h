// Hall sets: cells of a house that have fewer digits together than they need.
#pragma once

#include <optional>
#include <span>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

struct HallSet {
  Word cells;     // positions among those given
  Digits digits;  // all that the cells may hold: one less than there are cells
};

/// Of cells (at most 64, what each may hold) that cannot all hold different digits; nothing where they can.
/// The smallest of those that a maximum matching shows (Hall 1935). O(cells^2 * digits).
[[nodiscard]] std::optional<HallSet> hall_set(std::span<const Digits> cells);

}  // namespace quadrille::sudoku
