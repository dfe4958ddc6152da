// A puzzle in SudokuPad's JSON. Rules that no member expresses are drawn, and also stored in a note for this
// program: a member of the metadata, which SudokuPad ignores.
#pragma once

#include <string>
#include <string_view>

#include "formats/format.h"

namespace quadrille::formats {

/// The member of the metadata with the whole puzzle in this program's own JSON.
inline constexpr std::string_view kPadNote = "quadrille";

/// The object. It has a note if the other members do not express the whole puzzle.
[[nodiscard]] std::string sudokupad_text(const Document& document);
/// Whether the members that SudokuPad knows express the whole puzzle, regardless of the order of the rules.
[[nodiscard]] bool is_said_by_sudokupad(const Puzzle& puzzle);
/// Whether reading it back gives an equal puzzle.
[[nodiscard]] bool is_held_by_sudokupad(const Puzzle& puzzle);

}  // namespace quadrille::formats
