// Boards that overlap, such as samurais, recognised by the groups of cells that an editor's puzzle lists.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/puzzle/layout.h"

namespace quadrille::formats {

/// The boards of which these are the rows and columns, in any order; the cells of each ascend. Nullopt if
/// there are no such boards, if some line belongs to none of them, or if they do not reach all sides of the
/// grid.
[[nodiscard]] std::optional<sudoku::Layout> layout_of_lines(const sudoku::Layout& grid,
                                                            const std::vector<std::vector<int>>& lines);

/// The arrangement with a name, such as samurai, that has these regions as its boxes. region_of: by cell;
/// kNoRegion where there is none.
[[nodiscard]] std::optional<sudoku::Layout> layout_of_boxes(const sudoku::Layout& grid,
                                                            const std::vector<int>& region_of);

/// Whether the regions are the usual boxes of boards.
[[nodiscard]] bool are_boxes_of_boards(const sudoku::Layout& layout, const std::vector<int>& region_of);

}  // namespace quadrille::formats
