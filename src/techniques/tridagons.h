// Tridagons: three digits and twelve cells that they cannot fill by themselves.
#pragma once

#include <vector>

#include "techniques/scan.h"

namespace quadrille::techniques {

/// All tridagons with few guardians: their digits, their cells, and the guardians as fins. They include the
/// proof that one of the guardians holds, but no conclusion.
///
///   x . . | x . .      Three cells of each box, one in each of its rows and columns: a permutation. In boxes
///   . x . | . x .      1, 2 and 4 it is even, in box 5 it is odd. Suppose that 1, 2 and 3 fill the cells x.
///   . . x | . . x      Row by row, the digits of box 2 are those of box 1 turned by one place or two, which
///   ------+------      is even, too. So it is of boxes 4 and 5, and, column by column, of boxes 1 and 4, and
///   x . . | x . .      of boxes 2 and 5. Around the four boxes the total is even, so the number of
///   . x . | . . x      odd boxes is even. Here it is odd: one of the cells x holds another digit. The
///   . . x | . x .      candidates of other digits there are the guardians.
[[nodiscard]] std::vector<Step> tridagons_of(Scan& scan);

}  // namespace quadrille::techniques
