// Tridagons: three digits and twelve cells that these alone cannot fill.
#pragma once

#include <vector>

#include "techniques/scan.h"

namespace quadrille::techniques {

/// All tridagons with few guardians: their digits, their cells, and the guardians as fins. They name what
/// proves that one of the guardians holds, and conclude nothing.
///
///   x . . | x . .        Three cells of each box, one in each of its rows and columns. Boxes 1, 2 and 4 go
///   . x . | . x .        down to the right, as 1 2 3 to 1 2 3; box 5 goes the other way. A way is a
///   . . x | . . x        permutation of rows and columns, and filled with three digits, boxes that share
///   rows
///   ------+------        or columns turn each other's way. That works out only if an even number of the four
///   x . . | x . .        goes the other way. Here one of the cells x holds another digit: the candidates of
///   . x . | . . x        other digits there are the guardians.
///   . . x | . x .
[[nodiscard]] std::vector<Step> tridagons_of(Scan& scan);

}  // namespace quadrille::techniques
