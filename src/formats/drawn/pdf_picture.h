// Pictures (sudoku/puzzle/picture.h) in PDF files, and texts beside them.
#pragma once

#include <string>
#include <string_view>

#include "sudoku/puzzle/picture.h"

namespace quadrille::formats {

/// A rectangle of a page, in points of 1/72 inch; left and top are page coordinates, whose y grows upwards.
struct PdfArea {
  double left, top, width, height;
};

/// Appends the operators that draw a picture at the top centre of an area, as large as fits, with no cell
/// wider than most_cell points.
void append_pdf_picture(const sudoku::Picture& picture, const PdfArea& area, double most_cell,
                        std::string& out);

/// "Title (Author)", or one of them if the other is missing.
[[nodiscard]] std::string pdf_heading(const sudoku::About& about);

/// Appends the operators that show a line of text with its baseline at a position of the page. grey: 0 is
/// black. A text wider than most_width points is scaled down.
struct PdfLine {
  double left, baseline, height;
  std::string_view font;  // formats/drawn/pdf_text.h
  double grey = 0;
  double most_width = 1e6;
};
void append_pdf_line(std::string_view text, const PdfLine& line, std::string& out);

}  // namespace quadrille::formats
