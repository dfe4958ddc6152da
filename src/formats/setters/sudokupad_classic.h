// SudokuPad's short text for the givens of a 9x9 grid.
#pragma once

#include "formats/format.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

/// The text is the part of a link after scf. A character represents a cell and up to five empty cells after
/// it; then there are letters for rules: x for both diagonals, w for a windoku.
[[nodiscard]] Item read_sudokupad_classic(const Token& text, const ReadOptions& options);

/// Whether the text has the cells of exactly one grid, and perhaps rules after them.
[[nodiscard]] bool is_sudokupad_classic(std::string_view text);

}  // namespace quadrille::formats
