// A picture for printing, on a separate page: the shapes of sudoku/puzzle/full_picture.h. Booklets of many
// puzzles are in formats/drawn/booklet.h.
#include <string>

#include "formats/catalogue.h"
#include "formats/drawn/pdf_file.h"
#include "formats/drawn/pdf_picture.h"
#include "formats/drawn/pdf_text.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/full_picture.h"

namespace quadrille::formats {

namespace {

void write_pdf(const Document& document, std::string& out) {
  constexpr double kPictureMargin = 45, kHeadingHeight = 12, kHeadingRoom = 20, kMostCell = 54;
  PdfArea area{kPictureMargin, kA4.height - kPictureMargin, kA4.width - 2 * kPictureMargin,
               kA4.height - 2 * kPictureMargin};
  std::string content;
  if (const std::string heading = pdf_heading(document.puzzle.about); !heading.empty()) {
    append_pdf_line(heading,
                    {kPictureMargin, area.top - kHeadingHeight, kHeadingHeight, kPdfFont, 0, area.width},
                    content);
    area.top -= kHeadingRoom;
    area.height -= kHeadingRoom;
  }
  append_pdf_picture(sudoku::full_picture(document.puzzle, shown_digits(document)), area, kMostCell, content);
  PdfFile file(kA4, document.puzzle.about.title);
  file.add_page(content, out);
  file.end(out);
}

}  // namespace

Format pdf_format() {
  return {.name = "pdf",
          .summary{"A picture for printing, on its own page; print writes booklets",
                   "Une image à imprimer, seule sur une page ; print écrit des livrets"},
          .extensions = ".pdf",
          .sniff = nullptr,
          .open = nullptr,
          .write = write_pdf,
          .writes_any_shape = true,
          .boards = BoardsOfFormat::allowed,
          .writes_extra_cells = true,
          .is_of_one_puzzle = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats
