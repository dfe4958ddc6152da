// Whether a full grid satisfies a puzzle's constraints over 0-1 variables.
#pragma once

#include "sudoku/prove/opb.h"

namespace quadrille::test {

/// For some values of the helper variables, which are tried both ways where propagation leaves them open.
[[nodiscard]] bool satisfies_opb(const sudoku::Opb& opb, const sudoku::Grid& grid);

}  // namespace quadrille::test
