// Checks whether a step follows from the sectors and conditions that it names, by a search that shares no
// code with the library.
#pragma once

#include <gtest/gtest.h>

#include "sudoku/puzzle/puzzle.h"
#include "techniques/step.h"

namespace quadrille::test {

/// Takes only the sectors, the conditions and the guardians of the step, denies the conclusion, and
/// tries all cases. Fails if one remains; also if a sector is not one of the position, or an elimination
/// was not a candidate. The position is one of that puzzle.
[[nodiscard]] testing::AssertionResult follows(const techniques::Step& step,
                                               const techniques::Position& position,
                                               const sudoku::Puzzle& puzzle);

}  // namespace quadrille::test
