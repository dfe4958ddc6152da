// A puzzle as f-puzzles' JSON.
#pragma once

#include <string>

#include "formats/format.h"

namespace quadrille::formats {

/// The sizes that the editor opens.
inline constexpr int kMostFpuzzlesSize = 16;

/// In one line, without its end. What the format cannot say is left out.
[[nodiscard]] std::string fpuzzles_text(const Document& document);
/// Whether it says all of the puzzle, rules perhaps in another way.
[[nodiscard]] bool is_said_by_fpuzzles(const Puzzle& puzzle);
/// Whether an equal puzzle is read back.
[[nodiscard]] bool fits_fpuzzles(const Puzzle& puzzle);

}  // namespace quadrille::formats
