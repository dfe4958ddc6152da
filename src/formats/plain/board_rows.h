// Grids of boards that overlap, such as samurais, as rows: holes are blank, marked as empty cells, or left
// out.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "formats/plain/fold.h"
#include "formats/plain/reading.h"

namespace quadrille::formats::plain {

/// The characters that may mark a hole.
inline constexpr std::string_view kSignsOfHoles = ".0-_*?#xX ";

/// The least numbers of rows and of cells of these layouts, which are made on request: those of a butterfly.
inline constexpr int kFewestRowsOfBoards = 12;
inline constexpr int kFewestCellsOfBoards = 144;
/// The layouts of boards that a text without further hints may have: the usual arrangements of 9x9 and 16x16.
/// A text shows them by their holes; those without holes only by repeating digits in its rows.
[[nodiscard]] const std::vector<sudoku::Layout>& usual_layouts_of_boards();

/// Takes the rows of such a grid: a token for each place, a dot for holes and empty cells. Nullopt, and
/// nothing is taken, if the lines are no such rows. symbols: of the boards' digits.
[[nodiscard]] std::optional<std::vector<Token>> take_board_rows(Lines& lines, const sudoku::Layout& layout,
                                                                const DigitSymbols& symbols);

}  // namespace quadrille::formats::plain
