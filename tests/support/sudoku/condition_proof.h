// Whether digits break a condition that a step names.
#pragma once

#include <vector>

#include "sudoku/conditions/conditions.h"

namespace quadrille::test {

/// Whether the condition may hold with these digits (0: open) in its cells, by the meaning of the rule that
/// it comes from; the digits of other cells are not looked at. Of an implied condition: by what it says
/// itself.
[[nodiscard]] bool may_hold(const sudoku::Condition& condition, const sudoku::Puzzle& puzzle,
                            const sudoku::Grid& digits);

/// Whether a condition that is implied is what the stated ones come to that it names: so many houses that
/// hold each digit once, added up, less cages or other houses.
[[nodiscard]] bool is_derived(const sudoku::Condition& condition, const sudoku::Conditions& all);

}  // namespace quadrille::test
