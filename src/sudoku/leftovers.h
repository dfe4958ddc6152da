// The law of leftovers: what rows, columns and irregular regions imply together.
#pragma once

#include "sudoku/model.h"

namespace quadrille::sudoku {

/// The first rows (or columns) together hold each digit as often as there are of them, and so do
/// equally many regions. Where both nearly cover each other, the cells left over on either side hold the same
/// digits, each as often. Adds these as implied constraints of the model.
///
/// The model has its rows and columns; the regions will be its next houses, in their order.
///
/// regions: the cells of each, one region a row of the grid; all cells are in one.
void add_leftovers(const std::vector<std::vector<int>>& regions, Model& model);

}  // namespace quadrille::sudoku
