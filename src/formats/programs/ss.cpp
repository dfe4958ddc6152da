// Simple Sudoku files (.ss): the givens as plain rows, with bars and borders, or in a frame; optionally
// followed by the digits placed by a player, and pencil marks. One puzzle per file.
#include <algorithm>

#include "base/sentence.h"
#include "formats/barred_rows.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/shapes.h"
#include "formats/symbol_line.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kPlacedDigits{"placed digits", "chiffres placés"};
constexpr Sentence<> kPencilMarks{"pencil marks", "candidats notés"};

/// Reads the grids after the givens: placed digits have a character for each cell, pencil marks a word.
Parsed<void> read_progress(TextCursor& cursor, Draft& draft) {
  const int size = root_of(draft.givens.size());
  while (barred_characters().find(cursor)) {
    const bool has_characters =
        barred_characters().cells_of(cursor.peek_line()).size() == static_cast<std::size_t>(size);
    auto& grid = has_characters ? draft.placed : draft.marks;
    auto rows = has_characters ? read_rows(cursor, size, kPlacedDigits(), barred_characters())
                               : read_rows(cursor, size, kPencilMarks(), barred_words());
    if (!rows) return tl::unexpected(std::move(rows.error()));
    grid = std::move(*rows);
  }
  return {};
}

std::optional<Item> read_ss(TextCursor& cursor, const ReadOptions& options) {
  if (!barred_characters().find(cursor)) return std::nullopt;
  auto draft = read_givens(cursor, options, barred_characters());
  if (!draft) return failed(std::move(draft.error()));
  if (auto progress = read_progress(cursor, *draft); !progress) {
    cursor.skip_paragraph();
    return failed(std::move(progress.error()));
  }
  return finish(*draft, options);
}

void write_grid(const Document& document, const Grid& digits, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  write_barred(puzzle, out, [&](int row) {
    std::string line = "|";
    for (int column = 0; column < puzzle.size(); ++column) {
      if (starts_box_column(puzzle, column)) line += '|';
      line += symbol_of_value(digits[static_cast<std::size_t>(row * puzzle.size() + column)], puzzle.layout(),
                              document.symbols);
    }
    return line + '|';
  });
}

void write_ss(const Document& document, std::string& out) {
  write_grid(document, document.puzzle.givens(), out);
  if (document.solution != nullptr || document.progress != nullptr)
    write_grid(document, filled_digits(document), out);
}

}  // namespace

Format ss_format() {
  return {.name = "ss",
          .summary{"Simple Sudoku: rows with bars and borders, |1..|...|..7|",
                   "Simple Sudoku : des lignes avec barres et bordures, |1..|...|..7|"},
          .extensions = ".ss",
          .sniff = nullptr,
          .open = open_with<read_ss>,
          .write = write_ss,
          .most_size = kMostSymbols,
          .writes_placed = true,
          .is_of_one_puzzle = true,
          .holds = fits_symbol_line};
}

}  // namespace quadrille::formats
