// Places beside the grid, where the clues of lines and diagonals stand.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

/// Row or column 0 lies before the grid, one more than there are behind it: r0c3 is above column 3, r3c0 left
/// of row 3, r0c0 at a corner.
struct Outside {
  int row = 0, column = 0;
  friend bool operator==(const Outside&, const Outside&) = default;

  [[nodiscard]] bool is_corner(const Layout& layout) const;
};

[[nodiscard]] std::string outside_name(Outside place);
/// In small or capital letters; nothing where it is no place beside a grid of that layout.
[[nodiscard]] std::optional<Outside> outside_named(std::string_view name, const Layout& layout);

/// The cells on the way from a place into the grid by equal steps, until it leaves the grid; none where the
/// first step does not enter it.
[[nodiscard]] std::vector<int> cells_from(Outside place, int down, int right, const Layout& layout);
/// The row or the column, from that side on. Not for a corner.
[[nodiscard]] std::vector<int> line_from(Outside place, const Layout& layout);

}  // namespace quadrille::sudoku
