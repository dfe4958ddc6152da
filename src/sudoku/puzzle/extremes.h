// What the rules minimum and maximum share: the cells that a marked cell is compared with, and its picture.
#pragma once

#include <vector>

#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// The cells beside it that neither this use marks nor any other of the same rule in the puzzle. The rule's
/// parameter is "cells".
[[nodiscard]] std::vector<int> neighbours_to_compare(const Use& use, int cell);

/// Shades the marked cells and draws a hook at each side to a cell that is compared, which points to the
/// lesser one.
void draw_extreme(const Use& use, Picture& picture, bool points_inwards);

}  // namespace quadrille::sudoku
