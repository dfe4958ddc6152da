// Whether a full grid satisfies the 0-1 constraints of a puzzle.
#pragma once

#include "sudoku/encode/opb.h"

namespace quadrille::test {

/// True if some values of the helper variables satisfy all constraints. Those that propagation leaves open
/// are tried both ways.
[[nodiscard]] bool satisfies_opb(const sudoku::Opb& opb, const sudoku::Grid& grid);

}  // namespace quadrille::test
