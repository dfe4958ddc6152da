// Lists of cells by row and column.
#pragma once

#include <optional>
#include <vector>

#include "formats/draft.h"

namespace quadrille::formats {

/// How rows and columns are counted.
struct CellPlaces {
  int first = 1;  // the first row and column: 0 or 1
  int size = 0;   // of the grid
};

/// From the least and the greatest row or column of some cells. size: 0, or that of the grid; else it is the
/// least usual one. Nullopt if they do not tell: 1 to 8 may be counted from 0 or from 1.
[[nodiscard]] std::optional<CellPlaces> cell_places(int least, int greatest, int size);

/// The error of cell_places(), for a text that begins there.
[[nodiscard]] tl::unexpected<InputError> unknown_places(const Token& at, int least, int greatest);

/// A cell and its digit, as three numbers.
struct CellDigit {
  Token row, column, digit;
};
/// The puzzle of these cells. An error if a cell has two digits, or if it is unknown how they are counted.
[[nodiscard]] Item puzzle_of_cells(const std::vector<CellDigit>& cells, const ReadOptions& options);

}  // namespace quadrille::formats
