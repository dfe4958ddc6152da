// Grids with bars between the boxes and borders between the bands, as several programs draw them.
#pragma once

#include "formats/draft.h"

namespace quadrille::formats {

/// Goes to the next line that is neither blank nor a comment nor a border of dashes and corners. Whether there is one.
bool find_barred_row(TextCursor& cursor);

/// The cells of a row, no more than one too many for any grid.
using SplitRow = std::vector<Token> (*)(const Token& line);
/// Cells with blanks between them.
[[nodiscard]] std::vector<Token> barred_words(const Token& line);
/// Cells of one character each, blanks or not.
[[nodiscard]] std::vector<Token> barred_characters(const Token& line);

/// Reads the rows of a grid. size 0: as many as the first row has cells. `what` is what the rows hold: "givens".
[[nodiscard]] Parsed<std::vector<Token>> read_barred_rows(TextCursor& cursor, int size, std::string_view what,
                                                          SplitRow split);
/// The same for the only rows of a puzzle; goes behind them when they are wrong.
[[nodiscard]] Parsed<Draft> read_barred_draft(TextCursor& cursor, const ReadOptions& options, SplitRow split);

/// Whether a bar belongs before the column, or a border above the row, within the grid.
[[nodiscard]] bool starts_box_column(const Puzzle& puzzle, int column);
[[nodiscard]] bool starts_box_row(const Puzzle& puzzle, int row);

}  // namespace quadrille::formats
