// One puzzle per line, a character for each cell. Text after the grid is a comment.
#include "formats/catalogue.h"
#include "formats/digit_symbols.h"
#include "formats/line_reader.h"
#include "formats/symbol_line.h"

namespace quadrille::formats {

Format line_format() {
  return {.name = "line",
          .summary{"One puzzle a line, a character for each cell: 53..7....6..195...",
                   "Une grille par ligne, un caractère par case : 53..7....6..195..."},
          .extensions = ".txt",
          .sniff = nullptr,
          .open = open_lines_with<read_symbol_line>,
          .write = write_symbol_line,
          .most_size = kMostSymbols,
          .is_by_lines = true,
          .holds = fits_symbol_line};
}

}  // namespace quadrille::formats
