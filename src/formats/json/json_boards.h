// Grids of JSON that are the boards of one puzzle, such as the five of a samurai.
#pragma once

#include <optional>
#include <vector>

#include "base/input_error.h"
#include "formats/json/json_cells.h"
#include "formats/text_cursor.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::formats {

/// Grids that agree where boards overlap.
struct OverlappingGrids {
  std::vector<std::size_t> order;  // the grid of each board
  int common_boxes = 0;            // with digits; in the other shared boxes, one board is empty
};

/// The five grids of 9x9 as the boards of a samurai, in reading order, but for the one in the middle, which
/// may be anywhere. Nullopt if they are no such grids, have no digits, or disagree in some box that two of
/// them share: it has the same digits in both, or none in one of them.
[[nodiscard]] std::optional<OverlappingGrids> samurai_of(const std::vector<const JsonGrid*>& grids);

/// The cells of the boards on their grid, each from a board that has a digit there; holes are empty. An error
/// if two boards have different digits in a cell. boards: the cells of each, in the order of their corners.
[[nodiscard]] Parsed<std::vector<Token>> joined_boards(const std::vector<const std::vector<Token>*>& boards,
                                                       const sudoku::Layout& layout);

}  // namespace quadrille::formats
