// Grids in which blanks are empty cells, so that places tell the cells apart: between the lines of a frame,
// or without any.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "formats/plain/fold.h"
#include "formats/plain/reading.h"

namespace quadrille::formats::plain {

struct RuledGrid {
  std::vector<Token> cells;
  bool has_bars = false;
  std::vector<Token> regions;             // if thick lines separate regions; empty: no thick lines
  std::optional<sudoku::BoxShape> boxes;  // if these regions are boxes, or the only one is the grid: {0, 0}
};

/// Takes `size` rows; nullopt, and nothing is taken, if the lines are no such grid. Texts of regions are kept
/// in `arena`.
[[nodiscard]] std::optional<RuledGrid> take_ruled_grid(Lines& lines, int size, const DigitSymbols& symbols,
                                                       std::deque<std::string>& arena);

/// Moves past the lines, up to a blank one or a heading, that can be rows of such a grid or parts of its
/// frame. Returns the number of rows; 0 if no grid has as many.
int skip_ruled_rows(Lines& lines);
[[nodiscard]] inline int count_ruled_rows(Lines lines) { return skip_ruled_rows(lines); }

}  // namespace quadrille::formats::plain
