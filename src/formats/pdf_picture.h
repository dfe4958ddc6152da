// Pictures (sudoku/puzzle/picture.h) in PDF files, and texts beside them.
#pragma once

#include <string>
#include <string_view>

#include "sudoku/puzzle/picture.h"

namespace quadrille::formats {

/// A rectangle of a page, in points of 1/72 inch; left and top are places on the page, whose y grows upwards.
struct PdfArea {
  double left, top, width, height;
};

/// Appends the operators that draw a picture in the middle of the upper side of an area, as large as fits,
/// where no cell is wider than most_cell points.
void append_pdf_picture(const sudoku::Picture& picture, const PdfArea& area, double most_cell,
                        std::string& out);

/// "Title (Author)", or what there is of it.
[[nodiscard]] std::string pdf_heading(const sudoku::About& about);

/// Appends the operators that show a line of text, whose baseline begins at a place of the page. grey: 0 is
/// black. A text that is wider than most_width points is made smaller.
struct PdfLine {
  double left, baseline, height;
  std::string_view font;  // formats/pdf_text.h
  double grey = 0;
  double most_width = 1e6;
};
void append_pdf_line(std::string_view text, const PdfLine& line, std::string& out);

}  // namespace quadrille::formats
