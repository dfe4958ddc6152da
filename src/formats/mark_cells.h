// Puzzles whose cells are candidates without separators between them.
#pragma once

#include "formats/draft.h"

namespace quadrille::formats {

/// The givens of the draft are candidates, or dots. A single digit is a given, unless it is still a candidate
/// elsewhere in one of the cell's houses.
[[nodiscard]] Item finish_frame_of_marks(Draft draft, const ReadOptions& options);
/// The same, but each single digit is a given, and `u5` is a digit placed by a player.
[[nodiscard]] Item finish_rows_of_marks(Draft draft, const ReadOptions& options);

using CellMarks = std::vector<sudoku::Digits>;  // by cell; none: unknown

/// Sets givens and restrictions as finish_frame_of_marks() does, in a puzzle with only a shape.
void set_frame_marks(Puzzle& puzzle, const CellMarks& marks);

}  // namespace quadrille::formats
