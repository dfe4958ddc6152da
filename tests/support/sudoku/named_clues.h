// What is left of a puzzle when all that an explanation does not name is deleted.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoku/explain/clues.h"

namespace quadrille::test {

/// The same shape with these clues and no others. Nullopt where a rule means something else beside fewer uses
/// of it (no dot, no extreme), so that it cannot stand in a puzzle of its own.
[[nodiscard]] std::optional<sudoku::Puzzle> with_only(const std::vector<sudoku::Clue>& clues,
                                                      const sudoku::Puzzle& puzzle);

/// A puzzle without rows, columns and regions but those named, with these givens and restrictions, and the
/// uses of rules that are named. Nullopt where there is no such puzzle: only some parts of a use are named,
/// or a rule needs the shape.
[[nodiscard]] std::optional<sudoku::Puzzle> with_only(const std::vector<sudoku::Clue>& clues,
                                                      std::span<const std::string> names,
                                                      const sudoku::Puzzle& puzzle);

/// Whether some use of the puzzle's rules means something else beside fewer uses.
[[nodiscard]] bool has_uses_that_look_at_others(const sudoku::Puzzle& puzzle);

}  // namespace quadrille::test
