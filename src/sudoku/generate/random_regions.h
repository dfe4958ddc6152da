// Irregular regions of random shapes.
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

/// A label for each cell, in reading order: `size` connected regions of `size` cells, as Puzzle::set_regions
/// takes them. Regions start as the usual boxes, or as rows if there are none, and exchange cells along their
/// borders. For example, the marked cells of these two can change places, and both stay connected:
///
///     a a a b b            a a b b b
///     a a*b*b b     ->     a a b a b     no: the a at the right would be cut off, so this pair is rejected
///
/// Takes time proportional to the cube of the size.
[[nodiscard]] std::vector<std::string> random_regions(int size, Random& random);

}  // namespace quadrille::sudoku
