// The functions of the language that return lists: of cells, pairs of cells, groups of cells, or numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "sudoku/own_rules/evaluated.h"
#include "sudoku/puzzle/layout.h"
#include "sudoku/puzzle/outside.h"

namespace quadrille::sudoku {

// at_text: the position of the call in the text, counted from 0, for errors.

[[nodiscard]] std::vector<CellList> rows_of(const Layout& layout);
[[nodiscard]] std::vector<CellList> columns_of(const Layout& layout);

/// The cells of the row or column that begins at the place. Error if no line begins there.
[[nodiscard]] Parsed<Evaluated> line_cells(std::size_t at_text, Outside place, const Layout& layout);
/// The direction is down_right, down_left, up_right or up_left.
[[nodiscard]] Parsed<Evaluated> diagonal_cells(std::size_t at_text, Outside place, std::string_view direction,
                                               const Layout& layout);
/// The cells of the group of that name.
[[nodiscard]] Parsed<Evaluated> extra_cells(std::size_t at_text, std::string_view name, const Layout& layout);
/// All pairs of cells of the grid in which the second cell is that many rows down and columns right of the
/// first.
[[nodiscard]] Parsed<Evaluated> pairs_apart(std::size_t at_text, std::int64_t down, std::int64_t right,
                                            const Layout& layout);
/// All rectangles of that size in the grid.
[[nodiscard]] Parsed<Evaluated> rectangles(std::size_t at_text, std::int64_t rows, std::int64_t columns,
                                           const Layout& layout);
/// Both ends are included; the set is empty if the first is greater.
[[nodiscard]] Parsed<Evaluated> numbers_between(std::size_t at_text, std::int64_t least, std::int64_t most);
/// The first cell, or the last one.
[[nodiscard]] Parsed<Evaluated> end_cell(std::size_t at_text, const CellList& cells, bool is_first);
/// All runs of that many cells, in order.
[[nodiscard]] Parsed<Evaluated> windows(std::size_t at_text, const CellList& cells, std::int64_t width);
/// Each cell with the next one.
[[nodiscard]] CellPairs neighbour_pairs(const CellList& cells);
/// Each cell with every later one: quadratic in their number.
[[nodiscard]] CellPairs all_pairs(const CellList& cells);

}  // namespace quadrille::sudoku
