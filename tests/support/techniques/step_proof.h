// Whether a step follows from what it says that it used, by a search that shares no code with the library.
#pragma once

#include <gtest/gtest.h>

#include "sudoku/puzzle/puzzle.h"
#include "techniques/step.h"

namespace quadrille::test {

/// Takes the sectors and the conditions of the step alone, and its guardians, denies the conclusion, and
/// tries all cases. Fails where one is left; also where a sector is none of the position, or an elimination
/// was no candidate. The position is one of that puzzle.
[[nodiscard]] testing::AssertionResult follows(const techniques::Step& step,
                                               const techniques::Position& position,
                                               const sudoku::Puzzle& puzzle);

}  // namespace quadrille::test
