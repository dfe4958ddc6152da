// The common parts of the rules minimum and maximum: the cells that a marked cell is compared with, and the
// picture.
#pragma once

#include <vector>

#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// The neighbours of the cell that are marked neither by this use nor by another use of the same rule in the
/// puzzle. The rule's parameter is "cells".
[[nodiscard]] std::vector<int> neighbours_to_compare(const Use& use, int cell);

/// Shades the marked cells and draws a hook at each side to a compared cell, which points to the cell with
/// the lesser digit.
void draw_extreme(const Use& use, Picture& picture, bool points_inwards);

}  // namespace quadrille::sudoku
