// The rest of a puzzle after everything that an explanation does not name has been deleted.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoku/explain/clues.h"

namespace quadrille::test {

/// The same shape with these clues and no others. Nullopt if a rule means something else with fewer uses
/// of it (no dot, no extreme), so that a use cannot be moved to another puzzle.
[[nodiscard]] std::optional<sudoku::Puzzle> with_only(const std::vector<sudoku::Clue>& clues,
                                                      const sudoku::Puzzle& puzzle);

/// A puzzle without rows, columns and regions but those named, with these givens and restrictions, and the
/// uses of rules that are named. Nullopt if no puzzle says just that: only some parts of a use are named, or
/// a rule needs the shape.
[[nodiscard]] std::optional<sudoku::Puzzle> with_only(const std::vector<sudoku::Clue>& clues,
                                                      std::span<const std::string> names,
                                                      const sudoku::Puzzle& puzzle);

/// Whether some use of the puzzle's rules means something else with fewer uses.
[[nodiscard]] bool has_uses_that_look_at_others(const sudoku::Puzzle& puzzle);

}  // namespace quadrille::test
