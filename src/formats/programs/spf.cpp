// Rows of cells separated by spaces, with bars between the boxes and borders between the bands (.spf).
#include <algorithm>

#include "formats/barred_rows.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/shapes.h"
#include "formats/symbol_line.h"

namespace quadrille::formats {

namespace {

std::optional<Item> read_spf(TextCursor& cursor, const ReadOptions& options) {
  if (!barred_words().find(cursor)) return std::nullopt;
  return finish(read_givens(cursor, options, barred_words()), options);
}

void write_spf(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  write_barred(puzzle, out, [&](int row) {
    std::string line;
    for (int column = 0; column < puzzle.size(); ++column) {
      const int cell = row * puzzle.size() + column;
      if (column > 0) line += starts_box_column(puzzle, column) ? " | " : " ";
      line += symbol_of_value(shown_digits(document)[static_cast<std::size_t>(cell)], puzzle.layout(),
                              document.symbols);
    }
    return line;
  });
}

}  // namespace

Format spf_format() {
  return {.name = "spf",
          .summary{"Rows with blanks, bars and borders: . . 1 | . 2 . | . . .",
                   "Des lignes avec blancs, barres et bordures : . . 1 | . 2 . | . . ."},
          .extensions = ".spf",
          .sniff = nullptr,
          .open = open_with<read_spf>,
          .write = write_spf,
          .most_size = kMostSymbols,
          .holds = fits_symbol_line};
}

}  // namespace quadrille::formats
