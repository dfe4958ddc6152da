// SudokuPad's short text for the givens of a 9x9 grid.
#pragma once

#include "formats/format.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

/// The text is what follows scf in a link. A character stands for a cell and the empty cells behind it, up to
/// five; then come letters for rules: x for both diagonals, w for a windoku.
[[nodiscard]] Item read_sudokupad_classic(const Token& text, const ReadOptions& options);

}  // namespace quadrille::formats
