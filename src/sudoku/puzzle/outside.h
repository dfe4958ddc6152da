// Places beside the grid, for the clues of lines and diagonals.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

/// Row or column 0 is before the grid, and the number of rows or columns plus 1 is after it: r0c3 is above
/// column 3, r3c0 left of row 3, r0c0 at a corner.
struct Outside {
  int row = 0, column = 0;
  friend bool operator==(const Outside&, const Outside&) = default;

  [[nodiscard]] bool is_corner(const Layout& layout) const;
};

[[nodiscard]] std::string outside_name(Outside place);
/// In upper or lower case; nullopt if it is not a place beside a grid of that layout.
[[nodiscard]] std::optional<Outside> outside_named(std::string_view name, const Layout& layout);

/// The cells on the way from a place into the grid by equal steps, until it leaves the grid; empty if the
/// first step does not enter it.
[[nodiscard]] std::vector<int> cells_from(Outside place, int down, int right, const Layout& layout);
/// The row or the column, starting from that side. Not for a corner.
[[nodiscard]] std::vector<int> line_from(Outside place, const Layout& layout);

}  // namespace quadrille::sudoku
