// Only rows of givens (.msk, .sol).
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/rows.h"
#include "formats/shapes.h"

namespace quadrille::formats {

Format msk_format() {
  return {.name = "msk",
          .summary{"Only rows of givens", "Les lignes de chiffres donnés et rien d’autre"},
          .extensions = ".msk .sol .txt",
          .sniff = nullptr,
          .open = open_with<read_plain_rows>,
          .write =
              [](const Document& document, std::string& out) {
                write_rows(shown_digits(document), document.puzzle.size(), out, document.symbols);
              },
          .holds = fits_plain_rows};
}

}  // namespace quadrille::formats
