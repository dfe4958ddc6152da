// Collections of 9x9 puzzles, one per line (.sdm).
#include "formats/catalogue.h"
#include "formats/digit_symbols.h"
#include "formats/line_reader.h"
#include "formats/symbol_line.h"

namespace quadrille::formats {

Format sdm_format() {
  return {
      .name = "sdm",
      .summary{"A collection of 9x9 puzzles, one per line", "Une collection de grilles 9x9, une par ligne"},
      .extensions = ".sdm",
      .sniff = nullptr,
      .open = open_lines_with<read_symbol_line>,
      .write = write_symbol_line,
      .most_size = kMostSymbols,
      .is_by_lines = true,
      .holds = [](const Puzzle& puzzle) { return puzzle.size() == 9 && fits_symbol_line(puzzle); }};
}

}  // namespace quadrille::formats
