// A puzzle as f-puzzles' JSON.
#pragma once

#include <string>

#include "formats/format.h"

namespace quadrille::formats {

/// The maximum size that the editor opens.
inline constexpr int kMostFpuzzlesSize = 16;

/// On one line, without the line end. Data that the format cannot express is left out.
[[nodiscard]] std::string fpuzzles_text(const Document& document);
/// Whether the format can express the whole puzzle, perhaps with other rules.
[[nodiscard]] bool is_said_by_fpuzzles(const Puzzle& puzzle);
/// Whether reading it back gives an equal puzzle.
[[nodiscard]] bool fits_fpuzzles(const Puzzle& puzzle);

}  // namespace quadrille::formats
