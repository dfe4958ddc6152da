// Rows of cells separated by spaces: a given, `u5` for a digit placed by a player, or candidates without
// separators (.sdx).
#include <algorithm>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/rows.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Number, Number> kRowTooLong{"found {} cells in a row, expected at most {}",
                                               "on trouve {} cases dans une ligne, on en attend au plus {}"};

/// In larger grids `u` would be a digit.
constexpr int kMostSdxSize = 29;

bool is_placed(std::string_view cell) { return cell.size() == 2 && cell[0] == 'u'; }

/// In a draft from rows every cell is a given; turns the others into marks.
void part_marks(Draft& draft) {
  draft.marks.reserve(draft.givens.size());
  for (Token& cell : draft.givens) {
    draft.marks.push_back(cell);
    if (cell.text.size() == 1) continue;
    if (is_placed(cell.text)) draft.marks.back().text.remove_prefix(1);
    cell.text = ".";
  }
}

std::optional<Item> read_sdx(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  auto draft = read_givens(cursor, options);
  if (draft && root_of(draft->givens.size()) > kMostSdxSize) {
    return failed(error_at(draft->start, kRowTooLong(root_of(draft->givens.size()), kMostSdxSize)));
  }
  if (draft) part_marks(*draft);
  return finish(draft, options);
}

/// Whether the symbols of the cell's candidates increase, which is rare for numbers.
bool is_rising_run(std::string_view cell, const DigitSymbols& symbols) {
  int last = 0;
  for (const char c : cell) {
    const int digit = symbols.value(c).value_or(0);
    if (digit <= last) return false;
    last = digit;
  }
  return true;
}

int sniff_sdx(std::string_view text) {
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const auto size = static_cast<int>(count_words(cursor.peek_line().text));
  if (size < 2 || size > kMostSdxSize) return 0;
  const auto cells = read_rows(cursor, size, "cells");
  if (!cells) return 0;
  const DigitSymbols symbols(size);
  bool has_telling_cell = false;
  for (const Token& cell : *cells) {
    if (!is_placed(cell.text) && !is_rising_run(cell.text, symbols)) return 0;
    const bool is_number = decimal(cell.text).value_or(size + 1) <= size;
    has_telling_cell = has_telling_cell || is_placed(cell.text) || (cell.text.size() > 1 && !is_number);
  }
  return has_telling_cell ? 88 : 0;
}

void write_cell(const Document& document, int cell, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const int digit = shown_digits(document)[static_cast<std::size_t>(cell)];
  const auto candidates = digit != 0 ? sudoku::digit_bit(digit) : puzzle.candidates(cell);
  if (puzzle.given(cell) == 0 && is_single(candidates)) out += 'u';
  for (const int i : Bits(candidates)) out += digit_symbol(i + 1);
  if (candidates == 0) out += '-';
}

void write_sdx(const Document& document, std::string& out) {
  const int size = document.puzzle.size();
  for (int cell = 0; cell < size * size; ++cell) {
    write_cell(document, cell, out);
    out += (cell + 1) % size == 0 ? '\n' : ' ';
  }
}

bool fits_sdx(const Puzzle& puzzle) {
  if (puzzle.size() == 1 || puzzle.size() > kMostSdxSize || !has_usual_shape(puzzle) ||
      !puzzle.rules().empty())
    return false;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const auto candidates = puzzle.candidates(cell);
    if (puzzle.given(cell) != 0 ? candidates != puzzle.all_digits() : candidates == 0) return false;
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
      .sniff = sniff_sdx,
      .open = open_with<read_sdx>,
      .write = write_sdx,
      .most_size = kMostSdxSize,
      .holds = fits_sdx};
}

}  // namespace quadrille::formats
