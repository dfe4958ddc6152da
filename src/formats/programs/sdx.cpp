// Rows of cells separated by spaces: a given, `u5` for a digit placed by a player, or candidates without
// separators (.sdx).
#include <algorithm>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/mark_cells.h"
#include "formats/rows.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Number, Number> kRowTooLong{"found {} cells in a row, expected at most {}",
                                               "on trouve {} cases dans une ligne, on en attend au plus {}"};

/// In larger grids `u` would be a digit.
constexpr int kMostSdxSize = 29;

std::optional<Item> read_sdx(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  auto draft = read_givens(cursor, options);
  if (draft && root_of(draft->givens.size()) > kMostSdxSize) {
    return failed(error_at(draft->start, kRowTooLong(root_of(draft->givens.size()), kMostSdxSize)));
  }
  return draft ? finish_rows_of_marks(std::move(*draft), options) : failed(std::move(draft.error()));
}

void write_cell(const Document& document, int cell, int digit, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const auto candidates = digit != 0 ? sudoku::digit_bit(digit) : noted_candidates(document, cell);
  if (puzzle.given(cell) == 0 && is_single(candidates)) out += 'u';
  for (const int i : Bits(candidates)) out += symbol_of_value(i + 1, puzzle.layout(), document.symbols);
  if (candidates == 0) out += '-';
}

void write_sdx(const Document& document, std::string& out) {
  const int size = document.puzzle.size();
  const Grid digits = filled_digits(document);
  for (int cell = 0; cell < size * size; ++cell) {
    write_cell(document, cell, digits[static_cast<std::size_t>(cell)], out);
    out += (cell + 1) % size == 0 ? '\n' : ' ';
  }
}

bool fits_sdx(const Puzzle& puzzle) {
  if (puzzle.size() == 1 || puzzle.size() > kMostSdxSize || !has_usual_shape(puzzle) ||
      !puzzle.rules().empty())
    return false;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const auto candidates = puzzle.candidates(cell);
    // A single candidate would be read back as a digit that a player has placed.
    if (puzzle.given(cell) != 0 ? candidates != puzzle.all_digits() : count_of(candidates) < 2) return false;
  }
  return true;
}

}  // namespace

Format sdx_format() {
  return {
      .name = "sdx",
      .summary{"Rows of cells with their candidates side by side, and u5 for a digit entered by the player",
               "Des lignes de candidats accolés, avec u5 pour un chiffre placé par le joueur"},
      .extensions = ".sdx",
      .sniff = nullptr,
      .open = open_with<read_sdx>,
      .write = write_sdx,
      .most_size = kMostSdxSize,
      .writes_placed = true,
      .holds = fits_sdx};
}

}  // namespace quadrille::formats
