// Grids written row by row: the cells side by side, or with blanks between them.
#pragma once

#include "formats/draft.h"
#include "formats/format.h"

namespace quadrille::formats {

/// Reads `size` rows, blank lines and comments between them left out. size 0: as many as the first row has
/// cells. `what` is what the rows hold: "givens".
[[nodiscard]] Parsed<std::vector<Token>> read_rows(TextCursor& cursor, int size, std::string_view what);
/// How many cells the line has if it is a row of a grid.
[[nodiscard]] std::size_t count_cells(std::string_view line);

/// A puzzle that is nothing but rows of givens.
[[nodiscard]] std::optional<Item> read_plain_rows(TextCursor& cursor, const ReadOptions& options);
[[nodiscard]] int sniff_plain_rows(std::string_view text);
/// Whether rows of givens alone say all of the puzzle.
[[nodiscard]] bool fits_plain_rows(const Puzzle& puzzle);

/// One line for each row.
void write_rows(const Grid& digits, int size, std::string& out);
/// Whether rows of labels say what the regions are.
[[nodiscard]] bool fits_region_rows(const Puzzle& puzzle);
void write_region_rows(const Puzzle& puzzle, std::string& out);

}  // namespace quadrille::formats
