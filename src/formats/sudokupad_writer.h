// A puzzle in SudokuPad's JSON. Rules that no member of it says are drawn, and stand besides in a note for
// this program: a member of the metadata, which SudokuPad does not look at.
#pragma once

#include <string>
#include <string_view>

#include "formats/format.h"

namespace quadrille::formats {

/// The member of the metadata that holds the whole puzzle in this program's own JSON.
inline constexpr std::string_view kPadNote = "quadrille";

/// The object. It has a note where the other members say less than the puzzle.
[[nodiscard]] std::string sudokupad_text(const Document& document);
/// Whether the members that SudokuPad knows say all of the puzzle; the order of the rules does not matter.
[[nodiscard]] bool is_said_by_sudokupad(const Puzzle& puzzle);
/// Whether reading that back gives an equal puzzle.
[[nodiscard]] bool is_held_by_sudokupad(const Puzzle& puzzle);

}  // namespace quadrille::formats
