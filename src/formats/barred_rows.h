// Grids with bars between the boxes and borders between the bands, in the style of several programs.
#pragma once

#include "formats/rows.h"

namespace quadrille::formats {

/// Cells separated by spaces or bars.
[[nodiscard]] const RowStyle& barred_words();
/// Cells of one character each, with or without spaces and bars.
[[nodiscard]] const RowStyle& barred_characters();

/// Whether a bar belongs before the column, within the grid.
[[nodiscard]] bool starts_box_column(const Puzzle& puzzle, int column);
/// A border as long as the row, with corners at its bars.
[[nodiscard]] std::string border_along(std::string row);

/// Writes the rows, with borders between the bands of boxes. A row that starts with a bar gets a frame.
template <class RowText>
void write_barred(const Puzzle& puzzle, std::string& out, RowText row_text) {
  std::string edge;
  for (int row = 0; row < puzzle.layout().rows; ++row) {
    const std::string text = row_text(row);
    if (row == 0 && text.starts_with('|')) edge = '*' + std::string(text.size() - 2, '-') + "*\n";
    if (row == 0) out += edge;
    if (row > 0 && puzzle.has_boxes() && row % puzzle.box_rows() == 0) out += border_along(text) + '\n';
    out += text + '\n';
  }
  out += edge;
}

}  // namespace quadrille::formats
